import { addDays, ledgerMethods, paymentKinds, type DaySpan } from '@rumi/contract'
import { businessToday } from '../../../shared/business/business-today.ts'
import { daysInAddress } from '../../kit/periods/use-open-period.ts'

/** Default period, in days. */
const usualDays = 30

const usualFrom = (to: string) => addDays(to, 1 - usualDays)

export const usualPeriod = (to = businessToday()): DaySpan => ({ from: usualFrom(to), to })

/** Reads the days of the payments from the address. */
export const paymentDaysIn = (params: URLSearchParams) => daysInAddress(params, usualFrom)

/** Reads the other filters of the payments from the address. */
export function paymentsIn(params: URLSearchParams, words: string, period: DaySpan) {
  const kind = paymentKinds.find((one) => one === params.get('tipo'))
  const method = ledgerMethods.find((one) => one === params.get('forma'))
  return {
    ...period,
    ...(kind && { kind }),
    ...(method && { method }),
    ...(words && { search: words }),
  }
}

/** Query of the list with these filters. */
export const paymentsQuery = (shown: ReturnType<typeof paymentsIn>) =>
  ({ ...shown, sort: '-receivedAt', limit: 50 }) as const
