import { bank, formatPesos, type PayableSale, type Reconciliation } from '@rumi/contract'
import { bankCopy as copy } from '../../../copy/office/books/bank.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { dayOfLine, bankLineText } from './bank-line-text.ts'
import { RejectButton, useBankAct } from './bank-acts.tsx'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

type PayableSalesProps = Pick<Reconciliation, 'payable'> & { onReject: (lineId: string) => void }

const nameOf = ({ name, clientName }: PayableSale) => copy.sale(name, clientName)

function pathOf({ target }: PayableSale) {
  if ('bookingId' in target) return paths.officeBooking(target.bookingId)
  return 'orderId' in target ? paths.officeOrder(target.orderId) : paths.officePass(target.passId)
}

/**
 * Transfers that name an unpaid order, booking or pass: one press registers the payment, or credits the client if an order ended. A
 * coincidence is rejected and matched as other lines.
 */
export function PayableSales({ payable, onReject }: PayableSalesProps) {
  const { busy, act } = useBankAct(bank.paySale)
  const mayPay = usePermission({ access: 'books', area: 'payments', toChange: true })
  if (payable.length === 0) return null
  return (
    <section aria-labelledby="payable-sales" className="grid gap-2">
      <h2 id="payable-sales" className="text-lg">
        {copy.payable}
      </h2>
      <p className="measure text-ink-soft">{copy.payableLead}</p>
      <ul className="grid border-t border-line">
        <Rows of={payable} by={({ line }) => line.id}>
          {({ line, sale }) => (
            <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
              <span className="grid min-w-0 grow basis-60">
                <AreaLink
                  to={pathOf(sale)}
                  className="inline-flex min-h-8 items-center justify-self-start font-strong text-link underline underline-offset-2"
                >
                  {nameOf(sale)}
                </AreaLink>
                <span className="text-sm text-ink-soft [overflow-wrap:anywhere]">
                  {bankLineText(line)}, {dayOfLine(line)}
                </span>
                <span className="text-sm">
                  {sale.isOver ? copy.isOver : sale.reasons.map((reason) => copy.reasons[reason]).join(', ')}
                </span>
              </span>
              <span className="font-strong tabular">{formatPesos(line.amountCentavos)}</span>
              {mayPay && (
                <Button
                  tone="secondary"
                  size="snug"
                  aria-label={copy.about(sale.isOver ? copy.keepCredit : copy.pay, nameOf(sale))}
                  loading={busy === line.id}
                  onClick={() =>
                    void act(
                      line.id,
                      { params: { id: line.id }, body: { target: sale.target } },
                      (sale.isOver ? copy.kept : copy.paid)(sale.name),
                    )
                  }
                >
                  {sale.isOver ? copy.keepCredit : copy.pay}
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
