import { centavosIn, changeOf, formatPesos } from '@rumi/contract'
import { checkoutCopy } from '../../../copy/office/money/check-out.ts'
import { counterSaleCopy as copy } from '../../../copy/office/money/counter-sale.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { takeFocus } from '../../../ui/hooks/focus/focus-first.ts'
import { WentThroughNoTill } from '../till/through-no-till.tsx'
import type { CounterSale, Sold } from './use-counter-sale.ts'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

type SoldTicketProps = { sold: Sold; sale: CounterSale; onAnother: () => void }

const link = 'inline-flex min-h-10 items-center text-link underline underline-offset-2 max-md:min-h-12'

/** Result of a sale: amounts, change and receipt. */
export function SoldTicket({ sold: { order, payments }, sale: { sums, form }, onAnother }: SoldTicketProps) {
  const [receipt] = payments
  const total = payments.reduce(
    (sum, { amountCentavos, tipCentavos }) => sum + amountCentavos + tipCentavos,
    0,
  )
  const received = sums.cash > 0 ? centavosIn(form.received) : null
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label={copy.title}
      className="grid max-w-2xl justify-items-start gap-4"
    >
      <Notice tone="ok">{copy.done(formatPesos(total))}</Notice>
      <WentThroughNoTill payments={payments} />
      {received !== null && (
        <p className="text-xl font-heading tabular">
          {checkoutCopy.change(formatPesos(changeOf(received, sums.cash)))}
        </p>
      )}
      <ul className="grid">
        <li>
          <AreaLink to={paths.officeOrder(order._id)} className={link}>
            {copy.order(order.number)}
          </AreaLink>
        </li>
        {receipt && (
          <li>
            <AreaLink to={paths.officePayment(receipt.id)} className={link}>
              {checkoutCopy.receipt(formatPesos(total))}
            </AreaLink>
          </li>
        )}
      </ul>
      <Button onClick={onAnother}>{copy.another}</Button>
    </section>
  )
}
