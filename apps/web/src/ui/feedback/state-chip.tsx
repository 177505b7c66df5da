import {
  Check,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleX,
  Hourglass,
  Info,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'

/** Meaning of a state: fine, act soon, too late, in review, missing, done, or neutral. */
export type StateTone = 'ok' | 'soon' | 'expired' | 'review' | 'missing' | 'over' | 'neutral'

const looks = {
  ok: { icon: CircleCheck, className: 'bg-teal-tint text-teal' },
  soon: { icon: Hourglass, className: 'bg-amber-tint text-ink' },
  expired: { icon: CircleX, className: 'bg-brick-tint text-brick' },
  review: { icon: Info, className: 'bg-indigo-tint text-indigo' },
  missing: {
    icon: CircleDashed,
    className: 'border-2 border-dashed border-ink-soft text-ink',
  },
  over: { icon: Check, className: 'bg-sand text-ink' },
  neutral: { icon: CircleDot, className: 'bg-sand text-ink' },
} satisfies Record<StateTone, { icon: LucideIcon; className: string }>

type StateChipProps = {
  tone: StateTone
  icon?: LucideIcon | undefined
  children: ReactNode
}

/** State as colour, icon and word, so that none of the three is needed alone. */
export function StateChip({ tone, icon, children }: StateChipProps) {
  const Icon = icon ?? looks[tone].icon
  return (
    <span
      className={`inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-md px-2.5 py-0.5 text-sm leading-tight font-strong ${looks[tone].className}`}
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span>{children}</span>
    </span>
  )
}

/** Status chip with the word and tone from its copy. */
export const StatusChip = ({ of: { tone, word } }: { of: { tone: StateTone; word: string } }) => (
  <StateChip tone={tone}>{word}</StateChip>
)
