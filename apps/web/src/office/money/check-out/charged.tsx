import { centavosIn, changeOf, formatPesos } from '@rumi/contract'
import { useState } from 'react'
import { checkoutCopy as copy } from '../../../copy/office/money/check-out.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { WentThroughNoTill } from '../till/through-no-till.tsx'
import { UndoStrip } from '../../kit/undo/undo-strip.tsx'
import { useUndoOffer } from '../../kit/undo/undo-offers.ts'
import { leavingId, type CheckOut } from './use-check-out.ts'
import type { CheckoutSheet } from './use-checkout-sheet.ts'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

type ChargedProps = {
  sheet: CheckoutSheet
  leaving: Parameters<typeof leavingId>[0]
  done: CheckOut
  names: string
  onChanged: () => Promise<void>
  onLeave: () => void
}

const moved = ({ amountCentavos, tipCentavos }: CheckOut['payments'][number]) => amountCentavos + tipCentavos

/** Result of a check-out: what was charged, the change, the receipt, and undo while it is offered. */
export function Charged({ sheet, leaving, done: { payments }, names, onChanged, onLeave }: ChargedProps) {
  const { sums, form } = sheet
  const [receipt] = payments
  const offer = useUndoOffer(leavingId(leaving))
  const [undone, setUndone] = useState(false)
  const total = formatPesos(payments.reduce((sum, payment) => sum + moved(payment), 0))
  const received = sums.cash > 0 ? centavosIn(form.received) : null
  return (
    <div className="grid gap-4 pb-2">
      {receipt && <Notice tone="ok">{copy.charged(total)}</Notice>}
      <WentThroughNoTill payments={payments} />
      {received !== null && (
        <p className="text-xl font-heading tabular">
          {copy.change(formatPesos(changeOf(received, sums.cash)))}
        </p>
      )}
      {!offer && !undone && <p>{copy.onTheWay(names)}</p>}
      <UndoStrip
        offer={offer}
        onUndone={async () => {
          setUndone(true)
          await onChanged()
        }}
      />
      {receipt && offer && !offer.isOver && <p className="text-sm text-ink-soft">{copy.undoKeepsCharge}</p>}
      {receipt && (
        <AreaLink
          to={paths.officePayment(receipt.id)}
          onClick={onLeave}
          className="inline-flex min-h-10 items-center justify-self-start text-link underline underline-offset-2 max-md:min-h-12"
        >
          {copy.receipt(total)}
        </AreaLink>
      )}
    </div>
  )
}
