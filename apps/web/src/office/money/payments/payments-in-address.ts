import { addDays, ledgerMethods, paymentKinds } from '@rumi/contract'
import { businessToday } from '../../../shared/business/business-today.ts'
import { dayInAddress } from '../../../shared/people/day-in-address.ts'

/** Default period, in days. */
const usualDays = 30

/** Reads the filters of the payments from the address. */
export function paymentsIn(params: URLSearchParams, words: string) {
  const day = (name: string) => dayInAddress(params, name)
  const to = day('hasta') ?? businessToday()
  const kind = paymentKinds.find((one) => one === params.get('tipo'))
  const method = ledgerMethods.find((one) => one === params.get('forma'))
  return {
    from: day('desde') ?? addDays(to, 1 - usualDays),
    to,
    ...(kind && { kind }),
    ...(method && { method }),
    ...(words && { search: words }),
  }
}

/** Query of the list with these filters. */
export const paymentsQuery = (shown: ReturnType<typeof paymentsIn>) =>
  ({ ...shown, sort: '-receivedAt', limit: 50 }) as const
