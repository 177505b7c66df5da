import { formatDay, formatMoment, formatPesos, type Expense } from '@rumi/contract'
import { downloads } from '@rumi/data-layer'
import { FileDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { expensesCopy as copy } from '../../../copy/office/books/expenses.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'

/** Expense: item, supplier, amount and payment. */
export function ExpenseFacts({ expense }: { expense: Expense }) {
  const today = businessToday()
  return (
    <dl className="grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      <Fact name={copy.day}>{formatDay(expense.day, today)}</Fact>
      <Fact name={copy.concept}>{expense.concept}</Fact>
      {expense.supplierRfc && <Fact name={copy.rfc}>{expense.supplierRfc}</Fact>}
      <Fact name={copy.account}>{`${expense.accountCode} ${expense.accountName}`}</Fact>
      <Fact name={copy.subtotal}>{formatPesos(expense.subtotalCentavos)}</Fact>
      {expense.untaxedCentavos > 0 && <Fact name={copy.untaxed}>{formatPesos(expense.untaxedCentavos)}</Fact>}
      <Fact name={copy.ivaOf(expense.ivaPercent)}>{formatPesos(expense.ivaCentavos)}</Fact>
      {expense.isrRetainedCentavos > 0 && (
        <Fact name={copy.isrRetained}>{formatPesos(expense.isrRetainedCentavos)}</Fact>
      )}
      {expense.ivaRetainedCentavos > 0 && (
        <Fact name={copy.ivaRetained}>{formatPesos(expense.ivaRetainedCentavos)}</Fact>
      )}
      <Fact name={isRetained(expense) ? copy.totalPaid : copy.total}>
        <strong className="font-strong">{formatPesos(expense.totalCentavos)}</strong>
      </Fact>
      <Fact name={copy.paidWith}>{paidWith(expense, today)}</Fact>
      {expense.owedCentavos > 0 && <Fact name={copy.owedRest}>{formatPesos(expense.owedCentavos)}</Fact>}
      {isRetained(expense) && (
        <Fact name={copy.remitted}>
          {expense.remittedOn === null ? copy.notRemitted : formatDay(expense.remittedOn, today)}
        </Fact>
      )}
      {expense.cfdiUuid && (
        <Fact name={copy.invoice}>
          <Invoice id={expense.id} uuid={expense.cfdiUuid} />
        </Fact>
      )}
      <Fact name={copy.entered}>
        {copy.enteredBy(expense.enteredBy, formatMoment(expense.createdAt, today))}
      </Fact>
    </dl>
  )
}

export const isRetained = ({ isrRetainedCentavos, ivaRetainedCentavos }: Expense) =>
  isrRetainedCentavos + ivaRetainedCentavos > 0

function paidWith({ payment, paidOn }: Expense, today: string) {
  if (payment !== 'later') return copy.payments[payment]
  return paidOn === null ? copy.owed : copy.paidOn(formatDay(paidOn, today))
}

function Invoice({ id, uuid }: { id: string; uuid: string }) {
  const send = useSend()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const outcome = await send(downloads.supplierInvoice({ params: { id } }))
    setBusy(false)
    if (outcome.ok) showToast(copy.downloaded(outcome.answer))
    else showToast(outcome.refusal.message, 'problem')
  }
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="tabular [overflow-wrap:anywhere]">{uuid.toUpperCase()}</span>
      <Button tone="secondary" size="snug" loading={busy} onClick={() => void download()}>
        {!busy && <FileDown className="size-5" aria-hidden="true" />}
        <span>{copy.downloadInvoice}</span>
      </Button>
    </span>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-strong text-ink-soft">{name}</dt>
      <dd className="min-w-0 tabular [overflow-wrap:anywhere] max-sm:mb-1">{children}</dd>
    </div>
  )
}
