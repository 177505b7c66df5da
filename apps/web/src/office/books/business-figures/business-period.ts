import { addDays, firstOfMonth } from '@rumi/contract'

export const businessPeriods = ['week', 'month', 'year'] as const
export type BusinessPeriod = (typeof businessPeriods)[number]

/** Query values of the periods. */
export const inAddress = { week: 'semana', month: 'mes', year: 'ano' } as const

/** Days of a period that ends today. */
export const spanOf = (period: BusinessPeriod, today: string) => ({
  from: {
    week: addDays(today, -6),
    month: firstOfMonth(today),
    year: `${today.slice(0, 4)}-01-01`,
  }[period],
  to: today,
})

/** Reads the period from the address; defaults to the month. */
export const periodIn = (params: URLSearchParams) =>
  businessPeriods.find((one) => inAddress[one] === params.get('periodo')) ?? 'month'
