import { firstOfMonth, type AnswerOf, type CallSpec, type DaySpan, type lastDayAnswer } from '@rumi/contract'
import type { CallInput } from '@rumi/data-layer'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useCall, type Fetching } from '../../../shared/fetching/queries.ts'
import { dayInAddress } from '../../../shared/people/day-in-address.ts'
import { daysOfMonth } from './months.ts'

type LastDayCall = CallSpec & { answer: typeof lastDayAnswer }

type OpenPeriodProps<C extends LastDayCall> = {
  /** Call for the last day with rows. */
  lastDay: C
  input: CallInput<C>
  /** Days from the address; undefined if it names none. */
  chosen: DaySpan | undefined
  /** Days that the list opens on; by default the current month. */
  usual?: DaySpan
}

export type OpenPeriod = {
  period: DaySpan
  /** Usual days, if they have no rows and an earlier month is shown. */
  withoutRows: DaySpan | null
  fetchings: readonly Fetching[]
}

/** Days that a list shows: the chosen ones, the usual ones, or the last month with rows if these have none. */
export function useOpenPeriod<C extends LastDayCall>({
  lastDay,
  input,
  chosen,
  usual = thisMonth(),
}: OpenPeriodProps<C>): OpenPeriod {
  const lastDayQuery = useCall(lastDay, chosen ? null : input)
  if (chosen) return { period: chosen, withoutRows: null, fetchings: [] }
  const answer: AnswerOf<LastDayCall> | undefined = lastDayQuery.answer
  return { ...openOn(usual, answer?.data.lastDay ?? null), fetchings: [lastDayQuery] }
}

/** The current month up to today. */
export const thisMonth = (today = businessToday()): DaySpan => ({ from: firstOfMonth(today), to: today })

/** Chooses the usual days, or the month of the last day with rows if it lies before them. */
export const openOn = (usual: DaySpan, lastDay: string | null) =>
  lastDay !== null && lastDay < usual.from
    ? { period: daysOfMonth(lastDay.slice(0, 7)), withoutRows: usual }
    : { period: usual, withoutRows: null }

/** Days in `desde` and `hasta` of the address, one completing the other; undefined if it names neither. */
export function daysInAddress(
  params: URLSearchParams,
  usualFrom: (to: string) => string = firstOfMonth,
): DaySpan | undefined {
  const from = dayInAddress(params, 'desde')
  const to = dayInAddress(params, 'hasta')
  if (from === undefined && to === undefined) return undefined
  const last = to ?? businessToday()
  return { from: from ?? usualFrom(last), to: last }
}
