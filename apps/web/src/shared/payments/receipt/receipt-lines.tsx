import { formatPesos, paidByMethod, type Receipt, type ReceiptLine } from '@rumi/contract'
import { Link } from 'react-router'
import { receiptCopy as copy } from '../../../copy/shared/receipt.ts'
import { Rows } from '../../rows/rows.tsx'
import { methodOf } from './method-of.ts'

/** Links for the records that a receipt names. */
export type ReceiptPaths = Record<'booking' | 'order' | 'payment', (id: string) => string>

type ReceiptProps = { receipt: Receipt; paths: ReceiptPaths }

export const linkLook = 'no-print inline-flex min-h-8 items-center text-link underline underline-offset-2'

/** Charged lines with their parts and discounts. */
export function ReceiptLines({ receipt: { lines, discounts }, paths }: ReceiptProps) {
  return (
    <ul aria-label={copy.concept} className="border-t border-line">
      <Rows of={lines} by={({ target }) => JSON.stringify(target)}>
        {(line) => (
          <li className="grid gap-0.5 border-b border-line py-2">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 grow basis-40 [overflow-wrap:anywhere]">
                {line.concept} <TargetLink target={line.target} paths={paths} />
              </span>
              <span className="ml-auto whitespace-nowrap tabular">{formatPesos(line.amountCentavos)}</span>
            </div>
            {line.costCentavos > line.amountCentavos && (
              <p className="text-sm text-ink-soft">{copy.partOf(formatPesos(line.costCentavos))}</p>
            )}
            <Details line={line} />
          </li>
        )}
      </Rows>
      <Rows of={discounts} by={({ reason, amountCentavos }) => `${reason} ${amountCentavos}`}>
        {({ reason, amountCentavos }) => (
          <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">{copy.discount(reason)}</span>
            <span className="ml-auto whitespace-nowrap tabular">{formatPesos(-amountCentavos)}</span>
          </li>
        )}
      </Rows>
    </ul>
  )
}

function Details({ line: { details } }: { line: ReceiptLine }) {
  if (details.length === 0) return null
  return (
    <ul className="text-sm text-ink-soft">
      <Rows of={details.map((detail, at) => ({ ...detail, at }))} by={({ at }) => String(at)}>
        {({ label, amountCentavos }) => (
          <li className="flex justify-between gap-4">
            <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
            <span className="whitespace-nowrap tabular">{formatPesos(amountCentavos)}</span>
          </li>
        )}
      </Rows>
    </ul>
  )
}

function TargetLink({ target, paths }: Pick<ReceiptLine, 'target'> & Pick<ReceiptProps, 'paths'>) {
  if (target && 'bookingId' in target)
    return (
      <Link to={paths.booking(target.bookingId)} className={linkLook}>
        {copy.openBooking}
      </Link>
    )
  if (target && 'orderId' in target)
    return (
      <Link to={paths.order(target.orderId)} className={linkLook}>
        {copy.openOrder}
      </Link>
    )
  return null
}

/** Total, included IVA, payments and refunds. */
export function ReceiptAmounts({ receipt, paths }: ReceiptProps) {
  const { payment, payments, totalCentavos, tipCentavos, subtotalCentavos, ivaCentavos, ivaPercent } = receipt
  const { receivedCentavos, changeCentavos } = receipt
  const total = totalCentavos + tipCentavos
  const returnedCentavos = payments.reduce((sum, one) => sum + one.returnedCentavos, 0)
  return (
    <dl className="grid gap-1 tabular">
      {payment.kind === 'payment' && (
        <>
          <Amount name={copy.subtotal} centavos={subtotalCentavos} />
          <Amount name={copy.iva(ivaPercent)} centavos={ivaCentavos} />
        </>
      )}
      {tipCentavos > 0 && (
        <>
          <Amount name={copy.amount} centavos={totalCentavos} />
          <Amount name={copy.tip} centavos={tipCentavos} />
        </>
      )}
      <Amount name={copy.total} centavos={total} strong />
      {payments.length > 1 && (
        <Rows of={paidByMethod(payments)} by={({ method }) => method} within="blocks">
          {(paid) => (
            <PaidBy {...paid} name={methodOf(receipt, paid.method)} here={payment.id} paths={paths} />
          )}
        </Rows>
      )}
      {receivedCentavos !== null && <Amount name={copy.received} centavos={receivedCentavos} />}
      {changeCentavos !== null && <Amount name={copy.change} centavos={changeCentavos} />}
      {returnedCentavos > 0 && (
        <>
          <Amount name={copy.returned} centavos={-returnedCentavos} />
          <Amount name={copy.left} centavos={total - returnedCentavos} strong />
        </>
      )}
    </dl>
  )
}

type PaidByProps = ReturnType<typeof paidByMethod<Receipt['payment']>>[number] & {
  name: string
  /** The payment of this page. */
  here: string
  paths: ReceiptPaths
}

/** Payments of one method; each is refunded and corrected on its own page. */
function PaidBy({ name, amountCentavos, rows, here, paths }: PaidByProps) {
  const references = rows.map(({ reference }) => reference).filter(Boolean)
  const others = rows.filter(({ id }) => id !== here)
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 [overflow-wrap:anywhere]">
        {[name, ...new Set(references)].join(', ')}{' '}
        {others.map((one) => (
          <Link key={one.id} to={paths.payment(one.id)} className={`${linkLook} mr-3`}>
            {rows.length === 1
              ? copy.openPayment
              : copy.openPaymentOf(formatPesos(one.amountCentavos + one.tipCentavos))}
          </Link>
        ))}
      </dt>
      <dd className="whitespace-nowrap">{formatPesos(amountCentavos)}</dd>
    </div>
  )
}

function Amount({ name, centavos, strong = false }: { name: string; centavos: number; strong?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? 'text-base font-heading' : ''}`}>
      <dt>{name}</dt>
      <dd className="whitespace-nowrap">{formatPesos(centavos)}</dd>
    </div>
  )
}
