import type { ReactNode } from 'react'

/** Heading of a login screen, with its reason. */
export function AuthHeading({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <header className="mb-6 grid gap-2">
      <h1 className="text-2xl">{title}</h1>
      {lead && <p className="text-ink-soft">{lead}</p>}
    </header>
  )
}
