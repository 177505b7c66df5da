import { addDays, firstOfMonth } from '@rumi/contract'
import { useSearchParams } from 'react-router'
import { houseToday } from '../../../shared/house/house-today.ts'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'

export const businessPeriods = ['week', 'month', 'year'] as const
export type BusinessPeriod = (typeof businessPeriods)[number]

/** Query values of the periods. */
const inAddress = { week: 'semana', month: 'mes', year: 'ano' } as const

/** Days of a period that ends today. */
export const spanOf = (period: BusinessPeriod, today: string) => ({
  from: {
    week: addDays(today, -6),
    month: firstOfMonth(today),
    year: `${today.slice(0, 4)}-01-01`,
  }[period],
  to: today,
})

/** Period from the address; defaults to the month. */
export function useBusinessPeriod() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const period = businessPeriods.find((one) => inAddress[one] === params.get('periodo')) ?? 'month'
  return {
    period,
    span: spanOf(period, houseToday()),
    choose: (next: BusinessPeriod) => void change({ periodo: next === 'month' ? null : inAddress[next] }),
  }
}
