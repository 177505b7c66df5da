import { useSearchParams } from 'react-router'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { inAddress, periodIn, spanOf, type BusinessPeriod } from './business-period.ts'

/** Period from the address; defaults to the month. */
export function useBusinessPeriod() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const period = periodIn(params)
  return {
    period,
    span: spanOf(period, businessToday()),
    choose: (next: BusinessPeriod) => void change({ periodo: next === 'month' ? null : inAddress[next] }),
  }
}
