import type { ReactNode } from 'react'

type EmptyStateProps = { art?: ReactNode; title: string; text?: ReactNode; action?: ReactNode; level?: 1 | 2 }

/** Empty state with its next action; `level={1}` if it is the only content of a page. */
export function EmptyState({ art, title, text, action, level = 2 }: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className="mx-auto grid max-w-md grid-cols-1 justify-items-center gap-3 px-4 py-10 text-center">
      {art && <div className="w-48 max-w-full">{art}</div>}
      <Title className="text-lg">{title}</Title>
      {text && <p className="text-ink-soft">{text}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
