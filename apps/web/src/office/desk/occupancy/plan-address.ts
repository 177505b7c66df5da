import { addDays, addMonths, daysBetween, isDay, weekdayOf } from '@rumi/contract'

export const planViews = ['habitaciones', 'equipo', 'guarderia'] as const
export type PlanView = (typeof planViews)[number]

/** Ranges of each view. */
export const planRanges = {
  habitaciones: ['semana', 'quincena', 'mes'],
  equipo: ['dia', 'semana'],
  guarderia: ['mes'],
} as const satisfies Record<PlanView, readonly string[]>
export type PlanRange = (typeof planRanges)[PlanView][number]

const usualRange = { habitaciones: 'quincena', equipo: 'dia', guarderia: 'mes' } as const

/** View, start and range from the address. */
export type PlanAddress = { view: PlanView; from: string; range: PlanRange }

const mondayOf = (day: string) => addDays(day, 1 - weekdayOf(day))
const firstOf = (day: string) => `${day.slice(0, 8)}01`

/** Parses the address; the default is the rooms for two weeks from this Monday. */
export function planIn(params: URLSearchParams, today: string): PlanAddress {
  const view = planViews.find((one) => one === params.get('vista')) ?? 'habitaciones'
  const ranges: readonly PlanRange[] = planRanges[view]
  const range = ranges.find((one) => one === params.get('rango')) ?? usualRange[view]
  const dayInAddress = params.get('desde')
  const day = dayInAddress !== null && isDay(dayInAddress) ? dayInAddress : today
  return { view, range, from: startOf(range, day) }
}

/** First day of a range that contains `day`. */
function startOf(range: PlanRange, day: string) {
  if (range === 'dia') return day
  return range === 'mes' ? firstOf(day) : mondayOf(day)
}

/** Last visible day, inclusive. */
export function lastDayOf({ from, range }: Pick<PlanAddress, 'from' | 'range'>) {
  if (range === 'dia') return from
  if (range === 'mes') return addDays(addMonths(from, 1), -1)
  return addDays(from, range === 'semana' ? 6 : 13)
}

/** Days that the view shows. */
export const spanOf = (address: PlanAddress) => ({ from: address.from, to: lastDayOf(address) })

/** First day after a step forward or back. */
export function shiftedAddress(address: PlanAddress, step: -1 | 1) {
  const { range, from } = address
  if (range === 'mes') return addMonths(from, step)
  return addDays(from, step * (daysBetween(from, lastDayOf(address)) + 1))
}

/** Query of a view; omits a default range. */
export const queryOf = ({ view, from, range }: PlanAddress) => ({
  vista: view,
  desde: from,
  rango: range === usualRange[view] ? null : range,
})
