import { taxes } from '@rumi/contract'
import { useState } from 'react'
import { taxesCopy as copy } from '../../../copy/office/books/taxes.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'

type CoefficientFormProps = { year: string; coefficient: number | null }

/** Form for the profit coefficient of a year. */
export function CoefficientForm({ year, coefficient }: CoefficientFormProps) {
  const sendCall = useSendCall()
  const [written, setWritten] = useState(coefficient?.toFixed(4) ?? '')
  const [refusal, setRefusal] = useState<Refusal>()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const outcome = await sendCall(taxes.setCoefficient, {
      params: { year },
      body: { coefficient: Number(written.replace(',', '.')) },
    })
    setBusy(false)
    setRefusal(outcome.ok ? undefined : outcome.refusal)
    if (outcome.ok) showToast(copy.coefficientSaved)
  }
  return (
    <Form
      className="mb-4 grid justify-items-start gap-3"
      problems={refusal?.issues}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={copy.coefficient}
        hint={copy.coefficientHint(year)}
        inputMode="decimal"
        autoComplete="off"
        required
        error={refusal?.issues[0]?.message}
        value={written}
        onChange={({ currentTarget }) => setWritten(currentTarget.value)}
      />
      <Button type="submit" tone="secondary" loading={busy}>
        {copy.saveCoefficient}
      </Button>
    </Form>
  )
}
