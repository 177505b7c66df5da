import type { Quote, ServiceType } from '@rumi/contract'
import { TicketCheck } from 'lucide-react'
import { bookCopy } from '../../copy/book.ts'
import { passesCopy } from '../../copy/passes.ts'
import { useMyPasses } from '../passes/use-my-passes.ts'

type PaidByPassProps = { serviceType: ServiceType; quote: Quote }

/** Which pass pays, where the price says that one does: of several the one that ends first. */
export function PaidByPass({ serviceType, quote }: PaidByPassProps) {
  const { usable } = useMyPasses()
  const [pass] = usable(serviceType)
  if (!pass || !quote.lines.some(({ amountCentavos }) => amountCentavos < 0)) return null
  return (
    <p className="flex items-start gap-3 rounded-md bg-teal-tint p-4">
      <TicketCheck className="mt-0.5 size-6 shrink-0 text-teal" aria-hidden="true" />
      <span>
        <span className="block font-strong">{bookCopy.paidByPass}</span>
        {bookCopy.passLeft(passesCopy.kinds[pass.kind].name, pass.unitsLeft, pass.units)}
      </span>
    </p>
  )
}
