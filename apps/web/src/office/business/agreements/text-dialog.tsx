import { agreements, type Agreement } from '@rumi/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { officeAgreementsCopy as copy } from '../../../copy/office/business/agreements.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { HookForm } from '../../../ui/forms/hook-form.tsx'
import { showIssues } from '../../../ui/forms/show-issues.ts'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'

type TextDialogProps = {
  open: boolean
  /** The agreement whose text is replaced; undefined for a new one. */
  agreement: Agreement | undefined
  onClose: () => void
}

/** Writes an agreement, or the next version of one. */
export const TextDialog = ({ open, agreement, onClose }: TextDialogProps) => (
  <OfficeFormDialog
    open={open}
    onClose={onClose}
    title={agreement ? copy.reviseOf(agreement.title) : copy.add}
    submitLabel={agreement ? copy.publish : copy.save}
  >
    {(wiring) => <TextForm {...wiring} agreement={agreement} onSaved={onClose} />}
  </OfficeFormDialog>
)

type TextFormProps = FormWiring & Pick<TextDialogProps, 'agreement'> & { onSaved: () => void }

function TextForm({ id, onSending, agreement, onSaved }: TextFormProps) {
  const sendCall = useSendCall()
  const [trouble, setTrouble] = useState<string>()
  const form = useForm({
    defaultValues: { title: agreement?.title ?? '', text: agreement?.text ?? '' },
  })
  const { errors } = form.formState

  const save = form.handleSubmit(async (written) => {
    setTrouble(undefined)
    onSending(true)
    const outcome = agreement
      ? await sendCall(agreements.revise, {
          params: { id: agreement.id },
          body: { ...written, version: agreement.version },
        })
      : await sendCall(agreements.create, { body: written })
    onSending(false)
    if (outcome.ok) {
      onSaved()
      return showToast(copy.saved(written.title))
    }
    if (!showIssues(form, outcome.refusal.issues)) setTrouble(outcome.refusal.message)
  })

  return (
    <HookForm control={form.control} id={id} onSubmit={save} className="grid gap-4 pb-2">
      {trouble && <Notice tone="problem">{trouble}</Notice>}
      {agreement && <p className="text-ink-soft">{copy.reviseHint}</p>}
      <TextField label={copy.titleLabel} error={errors.title?.message} required {...form.register('title')} />
      <TextAreaField
        label={copy.textLabel}
        hint={copy.textHint}
        rows={10}
        required
        error={errors.text?.message}
        {...form.register('text')}
      />
    </HookForm>
  )
}
