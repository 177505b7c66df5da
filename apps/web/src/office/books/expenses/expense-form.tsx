import { expenses, formatPesos, isDoubtfulRfc, type CfdiReading } from '@rumi/contract'
import { attachReceipt } from '@rumi/data-layer'
import { useRef, useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { expensesCopy } from '../../../copy/office/books/expenses.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useSendCall, useEveryRecord } from '../../../shared/fetching/queries.ts'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { AmountFields } from './amount-fields.tsx'
import {
  bodyOf,
  draftOfBankLine,
  emptyDraft,
  filledFrom,
  problemsOf,
  type DraftProblems,
  type PaidLine,
} from './expense-draft.ts'
import { InvoiceReader } from './invoice-reader.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { ReceiptPicker } from './receipt-picker.tsx'
import { Form } from '../../../ui/forms/form.tsx'

/** Accounts for expenses, as options in order of their codes. */
export function useExpenseAccounts({ inUse = false } = {}) {
  const accounts = useEveryRecord('accounts', { type: 'expense', sort: 'code' }).answer ?? []
  const parents = new Set(accounts.map(({ parentId }) => parentId))
  return accounts
    .filter(({ id, active }) => !inUse || (active && !parents.has(id)))
    .map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))
}

const { form: copy, receiptLeft } = expensesCopy

/** Form for an expense: an invoice or a bank line fills the amounts; a photo of the receipt uploads afterwards. */
export function ExpenseForm({ paidLine }: { paidLine: PaidLine | undefined }) {
  const sendCall = useSendCall()
  const send = useSend()
  const navigate = useNavigate()
  const location = useLocation()
  const accounts = useExpenseAccounts({ inUse: true })
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() => {
    const empty = emptyDraft(businessToday())
    return paidLine ? draftOfBankLine(empty, paidLine) : empty
  })
  const [invoice, setInvoice] = useState<CfdiReading>()
  const [receipt, setReceipt] = useState<File>()
  const [problems, setProblems] = useState<DraftProblems>({})
  const [refusal, setRefusal] = useState<string>()
  const [issues, setIssues] = useState<Refusal['issues']>()
  const [sending, setSending] = useState(false)

  const change = (changes: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changes }))
  const fill = (read?: CfdiReading) => {
    setInvoice(read)
    setProblems({})
    if (read) setDraft((before) => ({ ...filledFrom(before, read), ...(paidLine && { payment: 'bank' }) }))
  }
  const show = (found: Refusal['issues']) => {
    setIssues(found)
    setProblems(problemsOf(found, draft))
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    const { body, issues: wrong } = bodyOf(draft, invoice?.cfdi, paidLine?.id)
    show(wrong ?? [])
    if (!body) return
    setSending(true)
    const outcome = await sendCall(expenses.create, { body })
    if (!outcome.ok) {
      setSending(false)
      show(outcome.refusal.issues)
      return setRefusal(outcome.refusal.issues.length > 0 ? undefined : outcome.refusal.message)
    }
    const { id, totalCentavos } = outcome.answer.data.expense
    const attached = receipt ? await send(attachReceipt({ id, file: receipt })) : { ok: true }
    if (attached.ok) showToast(copy.done(formatPesos(totalCentavos)))
    else showToast(receiptLeft, 'problem')
    if (paidLine && location.key !== 'default') await navigate(-1)
    else await navigate(paths.officeExpense(id), { replace: true })
  }

  return (
    <Form problems={issues} ref={form} onSubmit={submit} className="grid max-w-2xl gap-5">
      {paidLine && (
        <Notice>{copy.paidByBank(paidLine.concept, formatPesos(-paidLine.amountCentavos))}</Notice>
      )}
      <InvoiceReader invoice={invoice} onChange={fill} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField
          label={copy.day}
          max={businessToday()}
          readOnly={invoice !== undefined}
          error={problems.day}
          value={draft.day}
          onChange={({ target }) => change({ day: target.value })}
        />
        <TextField
          label={copy.rfc}
          optionalLabel={copy.optional}
          hint={isDoubtfulRfc(draft.supplierRfc) ? copy.rfcDoubtful : copy.rfcHint}
          readOnly={invoice !== undefined}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          error={problems.supplierRfc}
          value={draft.supplierRfc}
          onChange={({ target }) => change({ supplierRfc: target.value.toUpperCase() })}
        />
      </div>
      <TextField
        label={copy.supplier}
        maxLength={200}
        error={problems.supplierName}
        value={draft.supplierName}
        onChange={({ target }) => change({ supplierName: target.value })}
      />
      <TextField
        label={copy.concept}
        maxLength={200}
        error={problems.concept}
        value={draft.concept}
        onChange={({ target }) => change({ concept: target.value })}
      />
      <SelectField
        label={copy.account}
        placeholder={copy.chooseAccount}
        options={accounts}
        error={problems.accountId}
        value={draft.accountId}
        onChange={({ target }) => change({ accountId: target.value })}
      />
      <AmountFields draft={draft} problems={problems} fixed={invoice !== undefined} onChange={change} />
      {!paidLine && <PaymentChoice draft={draft} problems={problems} onChange={change} />}
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-strong">{copy.receipt}</legend>
        <ReceiptPicker onPick={setReceipt} />
        {receipt && <p className="[overflow-wrap:anywhere]">{copy.chosenReceipt(receipt.name)}</p>}
      </fieldset>
      {refusal && <Notice tone="problem">{refusal}</Notice>}
      <div>
        <Button type="submit" loading={sending}>
          {copy.send}
        </Button>
      </div>
    </Form>
  )
}
