import {
  centavosIn,
  ivaRates,
  mostBasisPoints,
  terminals,
  type BankAccount,
  type CardTerminal,
} from '@rumi/contract'
import { useState, type FormEvent } from 'react'
import { terminalsCopy as copy } from '../../../copy/office/books/terminals.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'

type TerminalFormProps = FormWiring & {
  /** Null for a new one. */
  terminal: CardTerminal | null
  accounts: readonly BankAccount[]
  onDone: () => void
}

/** Name, commission, its IVA and the bank account of a terminal. */
export function TerminalForm({ terminal, accounts, id, onSending, onDone }: TerminalFormProps) {
  const sendCall = useSendCall()
  const [name, setName] = useState(terminal?.name ?? '')
  const [percent, setPercent] = useState(terminal ? String(terminal.commissionBasisPoints / 100) : '')
  const [ivaPercent, setIvaPercent] = useState<CardTerminal['ivaPercent']>(terminal?.ivaPercent ?? 16)
  const [supplierRfc, setSupplierRfc] = useState(terminal?.supplierRfc ?? '')
  const [bankAccountId, setBankAccountId] = useState(terminal?.bankAccountId ?? accounts[0]?.id ?? '')
  const [active, setActive] = useState(terminal?.active ?? true)
  const [problem, setProblem] = useState<
    Partial<Record<'name' | 'percent' | 'supplierRfc' | 'whole', string>>
  >({})

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // A percentage with two decimals is read as an amount: 3.6 is 360 hundredths.
    const commissionBasisPoints = centavosIn(percent)
    if (commissionBasisPoints === null || commissionBasisPoints > mostBasisPoints)
      return setProblem({ percent: copy.notAPercent })
    const fields = { name, commissionBasisPoints, ivaPercent, supplierRfc, bankAccountId, active }
    onSending(true)
    const outcome = terminal
      ? await sendCall(terminals.update, {
          params: { id: terminal.id },
          body: { ...fields, version: terminal.version },
        })
      : await sendCall(terminals.create, { body: fields })
    onSending(false)
    if (outcome.ok) {
      showToast(terminal ? copy.saved : copy.added)
      return onDone()
    }
    const { issues, message } = outcome.refusal
    const wrong = issues.find(({ path }) => path === 'name' || path === 'supplierRfc')
    setProblem(wrong ? { [wrong.path]: wrong.message } : { whole: message })
  }

  return (
    <Form problems="own" id={id} onSubmit={submit} className="grid gap-4 pb-2">
      {problem.whole && <Notice tone="problem">{problem.whole}</Notice>}
      <TextField
        label={copy.name}
        maxLength={80}
        value={name}
        error={problem.name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={copy.commission}
        hint={copy.commissionHint}
        inputMode="decimal"
        value={percent}
        error={problem.percent}
        onChange={({ target }) => setPercent(target.value)}
      />
      <SelectField
        label={copy.iva}
        options={ivaRates.map((rate) => ({ value: String(rate), label: copy.ivaRate(rate) }))}
        value={String(ivaPercent)}
        onChange={({ target }) => setIvaPercent(ivaRates.find((rate) => String(rate) === target.value) ?? 16)}
      />
      <TextField
        label={copy.rfc}
        hint={copy.rfcHint}
        maxLength={40}
        value={supplierRfc}
        error={problem.supplierRfc}
        onChange={({ target }) => setSupplierRfc(target.value)}
      />
      <SelectField
        label={copy.bankAccount}
        options={accounts.map(({ id: value, code, name: label }) => ({ value, label: `${code} ${label}` }))}
        value={bankAccountId}
        onChange={({ target }) => setBankAccountId(target.value)}
      />
      {terminal && (
        <CheckboxField
          label={copy.active}
          checked={active}
          onChange={({ target }) => setActive(target.checked)}
        />
      )}
    </Form>
  )
}
