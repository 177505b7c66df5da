import { formatList } from '@rumi/contract'
import { profileCopy } from '../../copy/portal/profile.ts'
import { useRecords } from '../../shared/fetching/queries.ts'
import { useFamily } from '../family/use-family.ts'

const { closing: copy } = profileCopy

/** People who lose access, and bookings and orders that are cancelled, when the holder closes the account. */
export function ClosingConsequences() {
  const { family, userId } = useFamily()
  const { records: orders } = useRecords('orders', { limit: 200 })
  const { records: bookings } = useRecords('bookings', { limit: 200 })
  const others = family?.people.filter(({ id }) => id !== userId).map(({ name }) => name) ?? []
  const unpaid = orders.filter(({ status }) => status === 'pending').map(({ number }) => String(number))
  const ahead = bookings.filter(({ status }) => status === 'pending' || status === 'confirmed').length
  const lines = [
    others.length > 0 && copy.losesAccess(formatList(others)),
    ahead > 0 && copy.cancelsBookings(ahead),
    unpaid.length > 0 && copy.cancelsOrders(formatList(unpaid), unpaid.length),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <ul className="list-disc pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
