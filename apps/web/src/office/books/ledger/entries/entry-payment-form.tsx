import {
  centavosIn,
  entryPaymentKinds,
  entryPayments,
  plainPesos,
  type EntryPaymentKind,
} from '@rumi/contract'
import { useState, type FormEvent } from 'react'
import { entryPaymentsCopy as copy } from '../../../../copy/office/books/entry-payments.ts'
import { businessToday } from '../../../../shared/business/business-today.ts'
import { useBusiness } from '../../../../shared/business/use-business.ts'
import { useSendCall } from '../../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../../shared/fetching/store.ts'
import { DateField } from '../../../../ui/forms/date-field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import type { FormWiring } from '../../../../ui/forms/form-dialog.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import type { GlEntry } from './entry-draft.ts'

type EntryPaymentFormProps = FormWiring & { entry: GlEntry; leftCentavos: number; onDone: () => void }

/** Form for a transfer or a cheque of an entry. */
export function EntryPaymentForm({ entry, leftCentavos, id, onSending, onDone }: EntryPaymentFormProps) {
  const sendCall = useSendCall()
  const { speiClabe } = useBusiness()
  const [draft, setDraft] = useState({
    kind: 'transfer' as EntryPaymentKind,
    day: entry.date,
    chequeNumber: '',
    originClabe: speiClabe,
    destinationClabe: '',
    beneficiary: '',
    rfc: '',
    amount: plainPesos(leftCentavos),
  })
  const [refusal, setRefusal] = useState<Refusal>()
  const problemOf = (field: string) => refusal?.issues.find(({ path }) => path === field)?.message
  const isCheque = draft.kind === 'cheque'
  type TextName = Exclude<keyof typeof draft, 'kind'>
  const field = (name: TextName, problem: string = name) => ({
    label: copy.fields[name],
    error: problemOf(problem),
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    onSending(true)
    const { amount, chequeNumber, destinationClabe, ...payment } = draft
    const outcome = await sendCall(entryPayments.create, {
      params: { id: entry.id },
      body: {
        ...payment,
        ...(isCheque ? { chequeNumber } : { destinationClabe }),
        amountCentavos: centavosIn(amount) ?? 0,
      },
    })
    onSending(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    onDone()
  }
  return (
    <Form problems={refusal?.issues} id={id} onSubmit={submit} className="grid gap-4 pb-2">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={copy.kind}
          options={entryPaymentKinds.map((value) => ({ value, label: copy.kinds[value] }))}
          value={draft.kind}
          onChange={({ target }) => setDraft({ ...draft, kind: target.value as EntryPaymentKind })}
        />
        <DateField max={businessToday()} {...field('day')} />
        <TextField inputMode="numeric" {...field('originClabe')} />
        {isCheque ? (
          <TextField {...field('chequeNumber')} />
        ) : (
          <TextField inputMode="numeric" {...field('destinationClabe')} />
        )}
        <TextField {...field('beneficiary')} />
        <TextField {...field('rfc')} />
        <TextField kind="money" {...field('amount', 'amountCentavos')} />
      </div>
    </Form>
  )
}
