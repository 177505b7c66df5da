import { merging } from '@rumi/contract'
import { useState, type FormEvent } from 'react'
import { useSendCall } from '../../shared/fetching/queries.ts'
import type { FormWiring } from '../../ui/forms/form-dialog.tsx'
import { OfficeFormDialog } from './office-form-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { RecordPicker } from './resource-screen/record-picker.tsx'
import type { Choice } from './resource-screen/record-field.ts'
import { Form } from '../../ui/forms/form.tsx'

type MergeWords = {
  title: (name: string) => string
  text: (name: string) => string
  other: string
  otherHint?: string
  choose: string
  merge: string
  merged: (name: string) => string
}

type MergeDialogProps = {
  open: boolean
  kind: 'clients' | 'dogs'
  /** The record that remains. */
  remaining: { id: string; name: string }
  copy: MergeWords
  /** Possible duplicates; omitted for clients, which are searched. */
  others?: readonly Choice[]
  onClose: () => void
}

/** Dialog that merges another record into one: selection, consequences and confirmation. */
export const MergeDialog = ({ open, onClose, ...about }: MergeDialogProps) => (
  <OfficeFormDialog
    open={open}
    onClose={onClose}
    title={about.copy.title(about.remaining.name)}
    submitLabel={about.copy.merge}
  >
    {(wiring) => <MergeForm {...wiring} {...about} onMerged={onClose} />}
  </OfficeFormDialog>
)

type MergeFormProps = FormWiring & Omit<MergeDialogProps, 'open' | 'onClose'> & { onMerged: () => void }

function MergeForm({ id, onSending, kind, remaining, copy, others, onMerged }: MergeFormProps) {
  const sendCall = useSendCall()
  const [goneId, setGoneId] = useState('')
  const [trouble, setTrouble] = useState<string>()
  const [missing, setMissing] = useState<string>()

  const merge = async (event: FormEvent) => {
    event.preventDefault()
    setTrouble(undefined)
    setMissing(goneId ? undefined : copy.choose)
    if (!goneId) return
    onSending(true)
    const outcome = await sendCall(merging[kind], {
      params: { id: remaining.id },
      body: { goneId },
    })
    onSending(false)
    if (!outcome.ok) return setTrouble(outcome.refusal.message)
    showToast(copy.merged(remaining.name))
    onMerged()
  }

  return (
    <Form problems="own" id={id} onSubmit={merge} className="grid gap-4 pb-2">
      {trouble && <Notice tone="problem">{trouble}</Notice>}
      <p>{copy.text(remaining.name)}</p>
      {others ? (
        <SelectField
          label={copy.other}
          placeholder={copy.choose}
          options={others}
          value={goneId}
          onChange={({ target }) => setGoneId(target.value)}
          error={missing}
        />
      ) : (
        <RecordPicker
          of={kind}
          label={copy.other}
          hint={copy.otherHint}
          value={goneId}
          onChange={setGoneId}
          error={missing}
        />
      )}
    </Form>
  )
}
