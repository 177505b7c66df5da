import { dogs as dogRecords } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { unsavedCopy } from '../../../copy/shared/unsaved.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import type { DogWithGaps, NeededField } from './missing-data.ts'

const { missingData: copy } = dayBoardCopy

type MissingDataDialogProps = {
  gaps: readonly DogWithGaps[]
  onChanged: () => Promise<void>
  onClose: () => void
}

/** All dogs of the day that lack data, each with fields to fill in. */
export function MissingDataDialog({ gaps, onChanged, onClose }: MissingDataDialogProps) {
  return (
    <Dialog open onClose={onClose} unsaved={unsavedCopy} title={copy.title} closeLabel={officeCopy.close}>
      <div className="grid gap-6 pb-2">
        <p>{gaps.length > 0 ? copy.lead : copy.none}</p>
        <Rows of={gaps} by={({ dog }) => dog._id} within="blocks">
          {(gap) => <GapForm {...gap} onChanged={onChanged} />}
        </Rows>
      </div>
    </Dialog>
  )
}

function GapForm({ dog, missing, onChanged }: DogWithGaps & Pick<MissingDataDialogProps, 'onChanged'>) {
  const send = useSend()
  const [entered, setEntered] = useState<Partial<Record<NeededField, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const filled = Object.fromEntries(
    missing.flatMap((field) => (entered[field]?.trim() ? [[field, entered[field].trim()]] : [])),
  )

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (Object.keys(filled).length === 0) return
    setBusy(true)
    const outcome = await send(
      dogRecords.calls.update({ id: dog._id, changes: { ...filled, version: dog.version } }),
    )
    setBusy(false)
    setRefusal(outcome.ok ? undefined : outcome.refusal)
    if (!outcome.ok) return
    showToast(copy.saved(dog.name))
    await onChanged()
  }

  return (
    <Form onSubmit={save} problems="own" className="grid gap-3">
      <h3 className="font-strong">{dog.name}</h3>
      {refusal && <ActionableRefusal refusal={refusal} />}
      {missing.map((field) => (
        <TextField
          key={field}
          label={dayBoardCopy[field]}
          maxLength={500}
          value={entered[field] ?? ''}
          onChange={({ target }) => setEntered((before) => ({ ...before, [field]: target.value }))}
        />
      ))}
      <Button type="submit" tone="secondary" size="snug" className="justify-self-start" loading={isBusy}>
        {copy.save}
        <span className="sr-only"> {dog.name}</span>
      </Button>
    </Form>
  )
}
