import { centavosIn, changeOf, formatPesos } from '@rumi/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { checkoutCopy as copy } from '../../../copy/office/money/check-out.ts'
import { paths } from '../../../shared/house/paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { WentThroughNoTill } from '../till/through-no-till.tsx'
import { UndoStrip } from '../../kit/undo/undo-strip.tsx'
import { useUndoOffer } from '../../kit/undo/undo-offers.ts'
import type { CheckoutSheet, Payment } from './use-checkout-sheet.ts'

type ChargedProps = {
  sheet: CheckoutSheet
  names: string
  hasEnded: boolean
  onChanged: () => Promise<void>
  onLeave: () => void
}

const moved = ({ amountCentavos, tipCentavos }: Payment) => amountCentavos + tipCentavos

/** Result: amounts, change, receipts, and whether the visit has ended. */
export function Charged({ sheet, names, hasEnded, onChanged, onLeave }: ChargedProps) {
  const { charged = [], stays, sums, form, visit } = sheet
  const [receipt] = charged
  const offer = useUndoOffer(visit.booking.id)
  const [undone, setUndone] = useState(false)
  /** The departure was refused; until then the visit is still ending. */
  const hasNotLeft = stays !== undefined && !hasEnded
  const total = formatPesos(charged.reduce((sum, payment) => sum + moved(payment), 0))
  const received = sums.cash > 0 ? centavosIn(form.received) : null
  return (
    <div className="grid gap-4 pb-2">
      {charged.length > 0 && !hasNotLeft && <Notice tone="ok">{copy.charged(total)}</Notice>}
      {hasNotLeft && <Notice tone="warning">{copy.chargedNotLeft(total, stays)}</Notice>}
      <WentThroughNoTill payments={charged} />
      {received !== null && (
        <p className="text-xl font-heading tabular">
          {copy.change(formatPesos(changeOf(received, sums.cash)))}
        </p>
      )}
      {hasEnded && !offer && !undone && <p>{copy.onTheWay(names)}</p>}
      {hasEnded && (
        <UndoStrip
          offer={offer}
          onUndone={async () => {
            setUndone(true)
            await onChanged()
          }}
        />
      )}
      {hasEnded && charged.length > 0 && offer && !offer.isOver && (
        <p className="text-sm text-ink-soft">{copy.undoKeepsCharge}</p>
      )}
      {receipt && (
        <Link
          to={paths.officePayment(receipt.id)}
          onClick={onLeave}
          className="inline-flex min-h-10 items-center justify-self-start text-link underline underline-offset-2 max-md:min-h-12"
        >
          {copy.receipt(total)}
        </Link>
      )}
    </div>
  )
}
