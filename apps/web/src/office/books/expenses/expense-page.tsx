import { expenses, type Expense, formatDay } from '@rumi/contract'
import { attachReceipt } from '@rumi/data-layer'
import { useState } from 'react'
import { useParams, Link } from 'react-router'
import { expensesCopy as copy } from '../../../copy/office/books/expenses.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { RecordSection } from '../../kit/record-page-parts.tsx'
import { AttachInvoice } from './attach-invoice.tsx'
import { CorrectSupplier } from './correct-supplier.tsx'
import { ExpenseFacts } from './expense-facts.tsx'
import { ExpenseParts } from './expense-parts.tsx'
import { ExpenseState, isToRemit, isUnpaid } from './expense-state.tsx'
import { PayExpense } from './pay-expense.tsx'
import { ReceiptPicker } from './receipt-picker.tsx'
import { TakeBackExpense } from './take-back-expense.tsx'

/** Entries posted by an expense, in order. */
function ExpenseEntries({ entries }: Pick<Expense, 'entries'>) {
  return (
    <RecordSection title={copy.entries}>
      <ul className="grid">
        <Rows of={entries} by={({ id }) => id}>
          {({ id, number, date, description }) => (
            <li className="flex flex-wrap items-center gap-x-6 border-b border-line py-1">
              <Link
                to={paths.officeEntry(id)}
                className="inline-flex min-h-12 min-w-0 grow basis-60 items-center text-link underline underline-offset-2 [overflow-wrap:anywhere]"
              >
                {copy.entry(number, description)}
              </Link>
              <span className="text-ink-soft first-letter:uppercase">{formatDay(date, businessToday())}</span>
            </li>
          )}
        </Rows>
      </ul>
    </RecordSection>
  )
}

export const meta = officeMeta(copy.title)

const back = { to: paths.officeExpenses(), label: copy.back }

/** One expense: details, receipt and entries, with payment and reversal. */
export default function ExpensePage() {
  const { id = '' } = useParams()
  const expenseQuery = useCall(expenses.read, { params: { id } })
  const expense = expenseQuery.answer?.data.expense
  return (
    <Fetched fetchings={[expenseQuery]} missing={{ copy, back }}>
      {expense && <OneExpense expense={expense} />}
    </Fetched>
  )
}

function OneExpense({ expense }: { expense: Expense }) {
  const { supplierName, takenBackAt, takeBackReason, takenBackBy } = expense
  const isThere = takenBackAt === null
  return (
    <>
      <PageHeader
        title={supplierName}
        back={{ to: paths.officeExpenses({ mes: expense.day.slice(0, 7) }), label: copy.back }}
        actions={<ExpenseState expense={expense} />}
      />
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
        {!isThere && <Notice tone="warning">{copy.takenBack(takeBackReason, takenBackBy ?? '')}</Notice>}
        {expense.overCashLimit && <Notice tone="warning">{copy.paidOverCashLimit}</Notice>}
        <ExpenseFacts expense={expense} />
        {isThere && (
          <div className="no-print flex flex-wrap gap-3">
            {isUnpaid(expense) && <PayExpense expense={expense} act="pay" />}
            {isToRemit(expense) && <PayExpense expense={expense} act="remit" />}
            {expense.cfdiUuid === null && <AttachInvoice expense={expense} />}
            {expense.cfdiUuid === null && <CorrectSupplier expense={expense} />}
            {!expense.ofStock && <TakeBackExpense expense={expense} />}
          </div>
        )}
        <ExpenseParts expense={expense} />
        <Receipt expense={expense} />
        <ExpenseEntries entries={expense.entries} />
      </div>
    </>
  )
}

function Receipt({ expense: { id, receipt, takenBackAt } }: { expense: Expense }) {
  const send = useSend()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const attach = async (file: File) => {
    setBusy(true)
    const outcome = await send(attachReceipt({ id, file }))
    setBusy(false)
    setProblem(outcome.ok ? undefined : (outcome.refusal.issues[0]?.message ?? outcome.refusal.message))
    if (outcome.ok) showToast(copy.receiptKept)
  }
  return (
    <RecordSection title={copy.receipt}>
      <div className="grid justify-items-start gap-3">
        {receipt ? (
          <a
            href={receipt}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-12 items-center text-link underline underline-offset-2"
          >
            {copy.openReceipt}
          </a>
        ) : (
          <p className="text-ink-soft">{copy.noReceipt}</p>
        )}
        {takenBackAt === null && <ReceiptPicker busy={busy} onPick={(file) => void attach(file)} />}
        {problem && <Notice tone="problem">{problem}</Notice>}
      </div>
    </RecordSection>
  )
}
