import { bookingStatuses } from '@rumi/contract'
import { businessToday } from '../../../shared/business/business-today.ts'
import { dayInAddress } from '../../../shared/people/day-in-address.ts'

/** Reads days and status of the list of bookings from the address; it begins today. */
export function bookingsIn(params: URLSearchParams) {
  const from = dayInAddress(params, 'desde') ?? businessToday()
  const until = dayInAddress(params, 'hasta')
  const to = until !== undefined && until >= from ? until : undefined
  const status = bookingStatuses.find((one) => one === params.get('estado'))
  return { from, to, status }
}

/** Query of the list, its words among them. */
export const bookingsQuery = ({ from, to, status }: ReturnType<typeof bookingsIn>, words: string) =>
  ({
    from,
    ...(to && { to }),
    limit: 50,
    sort: 'start',
    ...(status && { status }),
    ...(words && { search: words }),
  }) as const
