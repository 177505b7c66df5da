import { addDays, dayNumber, instantAt, type GlobalPeriod, type GlobalPeriodicity } from '@rumi/contract'

/** InformacionGlobal: the period of what was sold to the public (c_Periodicidad, c_Meses). */
export type GlobalInformation = {
  periodicity: GlobalPeriodicity
  /** SAT's key of its length. */
  key: '01' | '02' | '04' | '05'
  /** A month by its number; two months by 13 to 18. */
  months: string
  year: number
}

const keys = { day: '01', week: '02', month: '04', 'two-months': '05' } as const satisfies Record<
  GlobalPeriodicity,
  string
>

/** Returns the global-period fields of an invoice. */
export function globalInformation({ periodicity, firstDay }: GlobalPeriod): GlobalInformation {
  const month = Number(firstDay.slice(5, 7))
  return {
    periodicity,
    key: keys[periodicity],
    months: String(periodicity === 'two-months' ? 13 + (month - 1) / 2 : month).padStart(2, '0'),
    year: Number(firstDay.slice(0, 4)),
  }
}

/** Returns the instants between which a period lies. */
export const momentsOf = ({ firstDay, lastDay }: GlobalPeriod) =>
  [instantAt(firstDay, '00:00'), instantAt(addDays(lastDay, 1), '00:00')] as const

/** SAT takes an invoice to the public of this year or of the one before. */
export const isTooOld = ({ firstDay }: GlobalPeriod, today: string) =>
  Number(today.slice(0, 4)) - Number(firstDay.slice(0, 4)) > 1

export const isAhead = ({ firstDay }: GlobalPeriod, today: string) => dayNumber(firstDay) > dayNumber(today)
