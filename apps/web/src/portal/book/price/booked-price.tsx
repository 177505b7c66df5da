import { bookingPayments, formatPesos, type CatalogService } from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { bookingsCopy } from '../../../copy/portal/bookings.ts'
import { TermsNote } from '../../../shared/business/terms-note.tsx'
import { HowToPay } from '../../bookings/before-visit.tsx'
import { haveOneIva, priceTogether } from '../../bookings/price-together.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { PayOnline } from '../../payments/pay-online.tsx'
import { QuoteCard } from './quote-card.tsx'

type BookedPriceProps = {
  booking: Booking
  /** Bookings of the same request, including inner ones. */
  others: readonly Booking[]
  /** True if the others are inside the first, which shares its account. */
  isOneStay: boolean
  serviceName: (serviceId: string) => string
  serviceOf: (serviceId: string) => CatalogService | undefined
  /** Text to write on a transfer. */
  reference: string
}

/** Total price of the new bookings, the amount due now, and how to pay it. */
export function BookedPrice({
  booking,
  others,
  isOneStay,
  serviceName,
  serviceOf,
  reference,
}: BookedPriceProps) {
  const together = [booking, ...others]
  const account = useCall(bookingPayments.list, { params: { id: booking.id } }).answer?.data
  const ivaPercent = haveOneIva(together, serviceOf) ? account?.ivaPercent : undefined
  const dueNowCentavos = isOneStay ? (account?.together.dueNowCentavos ?? 0) : 0
  return (
    <div className="grid w-full gap-3 text-left">
      {dueNowCentavos > 0 && (
        <div className="grid gap-3 rounded-md bg-sand p-5">
          <p className="flex justify-between gap-6 font-strong">
            <span>{bookingsCopy.dueNow}</span>
            <span className="shrink-0 tabular">{formatPesos(dueNowCentavos)}</span>
          </p>
          <HowToPay bookingId={booking.id} amountCentavos={dueNowCentavos} reference={reference} />
          {account && account.dueNowCentavos > 0 && (
            <PayOnline target={{ bookingId: booking.id }} amountCentavos={account.dueNowCentavos} isFirst />
          )}
        </div>
      )}
      <QuoteCard quote={priceTogether(together, serviceName, ivaPercent)} />
      {account && isOneStay && <TermsNote quote={account} />}
    </div>
  )
}
