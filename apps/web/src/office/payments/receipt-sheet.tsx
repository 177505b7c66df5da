import { formatMoment, formatPesos, type Receipt } from '@rumi/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { officePaymentsCopy } from '../../copy/office-payments.ts'
import { paymentsCopy } from '../../copy/payments.ts'
import { houseToday } from '../../shared/house-today.ts'
import { nameOfRow } from '../../shared/payments/name-of-row.ts'
import { paths } from '../../shared/paths.ts'
import { useEveryRecord } from '../../shared/queries.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { useHouse } from '../../shared/use-house.ts'
import { StateChip } from '../../ui/state-chip.tsx'
import type { Payment } from './payment-facts.ts'
import './receipt-sheet.css'

const { receipt: copy, statuses, nobody } = officePaymentsCopy
const linkLook = 'no-print inline-flex min-h-8 items-center text-link underline underline-offset-2'

/** What is printed: whose house, what for, from whom, how much, how, and what of it went back since. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { payment } = receipt
  const house = useHouse()
  return (
    <div className="receipt grid max-w-2xl gap-6 rounded-sm border border-line p-5 md:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="text-lg font-heading">{house.name}</p>
        <p className="text-ink-soft tabular">{copy.number(payment.id)}</p>
      </div>
      <ReceiptFacts receipt={receipt} />
      <ReceiptAmounts receipt={receipt} />
      {payment.kind !== 'refund' && <Refunds of={payment} />}
      <p className="text-sm text-ink-soft">{copy.notFiscal}</p>
    </div>
  )
}

function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const { payment, concept, clientName, receivedByName } = receipt
  const { kind, method, reference, reason, refundOf, status } = payment
  return (
    <dl className="grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      <Fact name={copy.concept}>
        {concept} <TargetLink payment={payment} />
      </Fact>
      <Fact name={copy.client}>{clientName || nobody}</Fact>
      <Fact name={copy.when}>{formatMoment(payment.receivedAt ?? payment.createdAt, houseToday())}</Fact>
      <Fact name={copy.method}>{paymentsCopy.methods[method]}</Fact>
      {reference && <Fact name={copy.reference}>{reference}</Fact>}
      {reason && <Fact name={copy.reason}>{reason}</Fact>}
      {receivedByName && (
        <Fact name={kind === 'payment' ? copy.receivedBy : copy.returnedBy}>{receivedByName}</Fact>
      )}
      {payment.tipCentavos > 0 && <TipFor id={payment.tipFor} />}
      {status !== 'settled' && (
        <Fact name={copy.status}>
          <StateChip tone={statuses[status].tone}>{statuses[status].word}</StateChip>
        </Fact>
      )}
      {refundOf && (
        <Fact name={copy.refunds}>
          <Link to={paths.officePayment(refundOf)} className={linkLook}>
            {copy.refundOf}
          </Link>
        </Fact>
      )}
    </dl>
  )
}

function TargetLink({ payment: { target } }: { payment: Payment }) {
  if (target && 'bookingId' in target)
    return (
      <Link to={paths.officeBooking(target.bookingId)} className={linkLook}>
        {copy.openBooking}
      </Link>
    )
  if (target && 'orderId' in target)
    return (
      <Link to={paths.officeOrder(target.orderId)} className={linkLook}>
        {copy.openOrder}
      </Link>
    )
  return null
}

function TipFor({ id }: { id: string | null }) {
  const staff = useEveryRecord('staffMembers', id ? {} : null)
  const named = staff.answer?.find((member) => member.id === id)?.name
  if (id && !named) return null
  return <Fact name={copy.tipFor}>{named ?? copy.everybody}</Fact>
}

function ReceiptAmounts({ receipt }: { receipt: Receipt }) {
  const { payment, subtotalCentavos, ivaCentavos, ivaPercent } = receipt
  const { kind, amountCentavos, tipCentavos, returnedCentavos } = payment
  const total = amountCentavos + tipCentavos
  return (
    <dl className="grid gap-1 border-t border-line pt-4 tabular">
      {kind === 'payment' && (
        <>
          <Amount name={copy.subtotal} centavos={subtotalCentavos} />
          <Amount name={copy.iva(ivaPercent)} centavos={ivaCentavos} />
        </>
      )}
      {tipCentavos > 0 && (
        <>
          <Amount name={copy.amount} centavos={amountCentavos} />
          <Amount name={copy.tip} centavos={tipCentavos} />
        </>
      )}
      <Amount name={copy.total} centavos={total} strong />
      {returnedCentavos > 0 && (
        <>
          <Amount name={copy.returned} centavos={-returnedCentavos} />
          <Amount name={copy.left} centavos={total - returnedCentavos} strong />
        </>
      )}
    </dl>
  )
}

function Refunds({ of: { id, returnedCentavos } }: { of: Payment }) {
  const asked = useEveryRecord('payments', returnedCentavos > 0 ? { refundOf: id } : null)
  const rows = asked.answer ?? []
  if (rows.length === 0) return null
  return (
    <section className="grid gap-1">
      <h2 className="text-base">{copy.refunds}</h2>
      <ul className="tabular">
        <Rows of={rows} by={(row) => row.id}>
          {(row) => (
            <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1.5">
              <Link
                to={paths.officePayment(row.id)}
                className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
              >
                {[nameOfRow(row.kind, row.method), formatMoment(row.createdAt, houseToday())].join(', ')}
              </Link>
              <span className="text-ink-soft [overflow-wrap:anywhere]">
                {[row.reason, row.status === 'settled' ? '' : statuses[row.status].word]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className="ml-auto whitespace-nowrap">{formatPesos(row.amountCentavos)}</span>
            </li>
          )}
        </Rows>
      </ul>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-strong text-ink-soft">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere] max-sm:mb-1">{children}</dd>
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
