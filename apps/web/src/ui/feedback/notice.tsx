import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type NoticeTone = 'ok' | 'note' | 'warning' | 'problem'

const looks = {
  ok: { icon: CircleCheck, className: 'bg-teal-tint', iconClassName: 'text-teal' },
  note: { icon: Info, className: 'bg-indigo-tint', iconClassName: 'text-indigo' },
  warning: { icon: TriangleAlert, className: 'bg-amber-tint', iconClassName: 'text-rust' },
  problem: { icon: CircleX, className: 'bg-brick-tint', iconClassName: 'text-brick' },
} satisfies Record<NoticeTone, { icon: LucideIcon; className: string; iconClassName: string }>

/** Inline message; problems are announced at once. */
export function Notice({ tone = 'note', children }: { tone?: NoticeTone; children: ReactNode }) {
  const { icon: Icon, className, iconClassName } = looks[tone]
  return (
    <div
      role={tone === 'problem' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-sm p-4 ${className}`}
    >
      <Icon className={`mt-0.5 size-6 shrink-0 ${iconClassName}`} aria-hidden="true" />
      <div className="grow">{children}</div>
    </div>
  )
}
