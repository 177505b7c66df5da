import type { ReactNode } from 'react'

/** A part of a panel under its heading. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="border-b border-line pb-1 text-base">{title}</h3>
      {children}
    </section>
  )
}
