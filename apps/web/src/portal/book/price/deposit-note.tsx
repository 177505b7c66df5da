import { formatMoment, formatPesos, type Quote } from '@rumi/contract'
import { businessToday } from '../../../shared/business/business-today.ts'
import { TransferAccount } from '../../../shared/orders/transfer-account.tsx'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { bookCopy } from '../../../copy/portal/book.ts'

/** Deposit due on booking, by the rule of the desk; renders nothing if there is none. */
export function DepositNote({ quote }: { quote: Quote }) {
  const { speiClabe } = useBusiness()
  const { totalCentavos, depositCentavos, depositUntil, depositReleases } = quote
  if (depositCentavos === 0)
    return totalCentavos ? <p className="text-ink-soft">{bookCopy.payAtCounter}</p> : null
  return (
    <div className="rounded-md bg-sand p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 font-strong">
        <span>{bookCopy.deposit}</span>
        <span className="shrink-0 tabular">{formatPesos(depositCentavos)}</span>
      </p>
      <p className="mt-1 text-sm">
        {bookCopy.depositText(formatMoment(depositUntil, businessToday()), speiClabe)}
      </p>
      {depositReleases && <p className="mt-1 text-sm font-strong">{bookCopy.depositReleases}</p>}
      <TransferAccount />
    </div>
  )
}
