import { bank, formatPesos, type Reconciliation } from '@rumi/contract'
import { bankCopy as copy } from '../../../copy/office/books/bank.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { dayOfLine, bankLineText } from './bank-line-text.ts'
import { RejectButton, useBankAct } from './bank-acts.tsx'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

type PayableOrdersProps = Pick<Reconciliation, 'payable'> & { onReject: (lineId: string) => void }

/**
 * Transfers that reference an unpaid order: one press marks it as paid, or credits the client if the order ended. A
 * coincidental reference is rejected and matched as other lines.
 */
export function PayableOrders({ payable, onReject }: PayableOrdersProps) {
  const { busy, act } = useBankAct(bank.payOrder)
  const mayPay = usePermission({ access: 'books', area: 'payments', toChange: true })
  if (payable.length === 0) return null
  return (
    <section aria-labelledby="payable-orders" className="grid gap-2">
      <h2 id="payable-orders" className="text-lg">
        {copy.payable}
      </h2>
      <p className="measure text-ink-soft">{copy.payableLead}</p>
      <ul className="grid border-t border-line">
        <Rows of={payable} by={({ line }) => line.id}>
          {({ line, order }) => (
            <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
              <span className="grid min-w-0 grow basis-60">
                <AreaLink
                  to={paths.officeOrder(order.id)}
                  className="inline-flex min-h-8 items-center justify-self-start font-strong text-link underline underline-offset-2"
                >
                  {copy.order(order.number, order.clientName)}
                </AreaLink>
                <span className="text-sm text-ink-soft [overflow-wrap:anywhere]">
                  {bankLineText(line)}, {dayOfLine(line)}
                </span>
                {order.isOver && <span className="text-sm">{copy.isOver}</span>}
              </span>
              <span className="font-strong tabular">{formatPesos(line.amountCentavos)}</span>
              {mayPay && (
                <Button
                  tone="secondary"
                  size="snug"
                  aria-label={copy.about(
                    order.isOver ? copy.keepCredit : copy.pay,
                    copy.order(order.number, order.clientName),
                  )}
                  loading={busy === line.id}
                  onClick={() =>
                    void act(
                      line.id,
                      { params: { id: line.id }, body: { orderId: order.id } },
                      (order.isOver ? copy.kept : copy.paid)(order.number),
                    )
                  }
                >
                  {order.isOver ? copy.keepCredit : copy.pay}
                </Button>
              )}
              <RejectButton line={line} onReject={onReject} />
            </li>
          )}
        </Rows>
      </ul>
    </section>
  )
}
