import { addDays, firstOfMonth, isDay, type DaySpan, type ReportComparison } from '@rumi/contract'

export const businessPeriods = ['week', 'month', 'year', 'chosen'] as const
export type BusinessPeriod = (typeof businessPeriods)[number]

/** Query values of the periods. */
export const inAddress = { week: 'semana', month: 'mes', year: 'ano', chosen: 'fechas' } as const

const dayIn = (value: string | null) => (value && isDay(value) ? value : undefined)

/** Reads the period from the address; defaults to the month. */
export const periodIn = (params: URLSearchParams): BusinessPeriod =>
  businessPeriods.find((one) => inAddress[one] === params.get('periodo')) ?? 'month'

/** Reads the days of the period; all but chosen ones end today. */
export function spanIn(params: URLSearchParams, today: string): DaySpan {
  const to = dayIn(params.get('hasta')) ?? today
  return {
    week: { from: addDays(today, -6), to: today },
    month: { from: firstOfMonth(today), to: today },
    year: { from: `${today.slice(0, 4)}-01-01`, to: today },
    chosen: { from: dayIn(params.get('desde')) ?? firstOfMonth(to), to },
  }[periodIn(params)]
}

/** Reads the comparison; defaults to the days right before. */
export const comparisonIn = (params: URLSearchParams): ReportComparison =>
  params.get('comparar') === 'ano' ? 'year' : 'before'

/** Query of the figures that an address shows. */
export const figuresIn = (params: URLSearchParams, today: string) => ({
  ...spanIn(params, today),
  compare: comparisonIn(params),
})
export type FiguresQuery = ReturnType<typeof figuresIn>
