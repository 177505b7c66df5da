import { bookingsCopy } from '../../copy/bookings.ts'
import { TransferAccount } from '../../shared/transfer-account.tsx'
import { useHouse } from '../../shared/use-house.ts'

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
