import type { ReactNode } from 'react'

type EmptyStateProps = { art?: ReactNode; title: string; text?: ReactNode; action?: ReactNode }

/** Nothing here yet, and what to do about it. */
export function EmptyState({ art, title, text, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-10 text-center">
      {art && <div className="w-48">{art}</div>}
      <h2 className="text-lg">{title}</h2>
      {text && <p className="text-ink-soft">{text}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
