import { depositDue, formatPesos, type Quote, type ServiceType } from '@rumi/contract'
import { bookCopy } from '../../copy/book.ts'
import type { When } from './choices.ts'

type DepositNoteProps = { serviceType: ServiceType; when: When; quote: Quote }

/** What is due when it is booked, by the rule the desk asks by; nothing is said where nothing is. */
export function DepositNote({ serviceType, when, quote }: DepositNoteProps) {
  // What is added to a stay is a booking of its own: its deposit is not part of the stay's.
  const totalCentavos = quote.addOns.reduce((rest, addOn) => rest - addOn.totalCentavos, quote.totalCentavos)
  const centavos = 'days' in when ? 0 : depositDue({ serviceType, ...when, totalCentavos })
  if (centavos === 0)
    return quote.totalCentavos > 0 ? <p className="text-ink-soft">{bookCopy.payAtCounter}</p> : null
  return (
    <div className="rounded-md bg-sand p-5">
      <p className="flex items-baseline justify-between gap-6 font-strong">
        <span>{bookCopy.deposit}</span>
        <span className="shrink-0 tabular">{formatPesos(centavos)}</span>
      </p>
      <p className="mt-1 text-sm">{bookCopy.depositText}</p>
    </div>
  )
}
