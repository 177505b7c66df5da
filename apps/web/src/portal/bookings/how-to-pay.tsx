import { bookingsCopy } from '../../copy/portal/bookings.ts'
import { TransferAccount } from '../../shared/orders/transfer-account.tsx'
import { useHouse } from '../../shared/house/use-house.ts'

/** Where a transfer goes is said, or that it is told by message. */
export function HowToPay() {
  const { speiClabe } = useHouse()
  return (
    <>
      <p className="text-sm text-ink-soft">{speiClabe ? bookingsCopy.payHere : bookingsCopy.payHow}</p>
      <TransferAccount />
    </>
  )
}
