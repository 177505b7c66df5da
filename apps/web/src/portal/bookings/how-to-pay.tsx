import { bookingsCopy } from '../../copy/portal/bookings.ts'
import { TransferAccount } from '../../shared/orders/transfer-account.tsx'
import { useBusiness } from '../../shared/business/use-business.ts'

/** Bank account for a transfer, or a note that it follows by message. */
export function HowToPay() {
  const { speiClabe } = useBusiness()
  return (
    <>
      <p className="text-sm text-ink-soft">{speiClabe ? bookingsCopy.payHere : bookingsCopy.payHow}</p>
      <TransferAccount />
    </>
  )
}
