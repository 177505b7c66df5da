import { addDays, addMonths, daysBetween, isDay, weekdayOf } from '@rumi/contract'

export const planViews = ['habitaciones', 'equipo', 'guarderia'] as const
export type PlanView = (typeof planViews)[number]

export const planRanges = ['semana', 'quincena', 'mes'] as const
export type PlanRange = (typeof planRanges)[number]

/** View, start and range from the address. */
export type PlanAddress = { view: PlanView; from: string; range: PlanRange }

const mondayOf = (day: string) => addDays(day, 1 - weekdayOf(day))
const firstOf = (day: string) => `${day.slice(0, 8)}01`

/** Parses the address; the default is the rooms for two weeks from this Monday. */
export function planIn(params: URLSearchParams, today: string): PlanAddress {
  const view = planViews.find((one) => one === params.get('vista')) ?? 'habitaciones'
  const range = planRanges.find((one) => one === params.get('rango')) ?? 'quincena'
  const dayInAddress = params.get('desde')
  const day = dayInAddress !== null && isDay(dayInAddress) ? dayInAddress : today
  return { view, range, from: startOf({ view, range }, day) }
}

/** First day of the view: a team shows a day, day care a month, rooms the chosen range. */
function startOf({ view, range }: Pick<PlanAddress, 'view' | 'range'>, day: string) {
  if (view === 'equipo') return day
  return view === 'guarderia' || range === 'mes' ? firstOf(day) : mondayOf(day)
}

/** Last visible day, inclusive. */
export function lastDayOf({ view, from, range }: PlanAddress) {
  if (view === 'equipo') return from
  if (view === 'guarderia' || range === 'mes') return addDays(addMonths(from, 1), -1)
  return addDays(from, range === 'semana' ? 6 : 13)
}

/** Days that the view shows. */
export const spanOf = (address: PlanAddress) => ({ from: address.from, to: lastDayOf(address) })

/** First day after a step forward or back. */
export function stepped(address: PlanAddress, step: -1 | 1) {
  const { view, range, from } = address
  if (view !== 'equipo' && (view === 'guarderia' || range === 'mes')) return addMonths(from, step)
  return addDays(from, step * (daysBetween(from, lastDayOf(address)) + 1))
}

/** Query of a view; omits defaults. */
export const queryOf = ({ view, from, range }: PlanAddress) => ({
  vista: view,
  desde: from,
  rango: view === 'habitaciones' ? range : null,
})
