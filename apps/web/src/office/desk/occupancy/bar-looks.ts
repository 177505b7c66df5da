import type { BookingStatus } from '@rumi/contract'
import { CircleCheck, Hourglass, House, LogOut, type LucideIcon } from 'lucide-react'

/** Status as pattern, edge, icon and word, distinguishable without colour (docs/design.md#colour). */
export const barLooks = {
  pending: { icon: Hourglass, className: 'plan-waits border-2 border-dashed border-ink bg-white text-ink' },
  confirmed: { icon: CircleCheck, className: 'border-2 border-teal bg-teal-tint text-ink' },
  'checked-in': { icon: House, className: 'border-2 border-ink bg-indigo text-white' },
  'checked-out': { icon: LogOut, className: 'plan-over border border-line-strong bg-white text-ink-soft' },
} as const satisfies Partial<Record<BookingStatus, { icon: LucideIcon; className: string }>>

export type ShownStatus = keyof typeof barLooks

export const isShown = (status: BookingStatus): status is ShownStatus => Object.hasOwn(barLooks, status)
