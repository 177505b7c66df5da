import { privacyRequests, type PrivacyRequest, type PrivacyRequestAction } from '@rumi/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { officePrivacyCopy as copy } from '../../../copy/portal/privacy-rights.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showIssues } from '../../../ui/forms/show-issues.ts'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { HookForm } from '../../../ui/forms/hook-form.tsx'

type AnswerProps = {
  request: PrivacyRequest
  /** Step to take; undefined closes the dialog. */
  action: PrivacyRequestAction | undefined
  onClose: () => void
  /** Called after a conflict with another user. */
  onStale: () => Promise<void>
}

/** Dialog for a step of a privacy request; the applicant reads its text. */
export const AnswerRequest = ({ action, onClose, ...about }: AnswerProps) => (
  <OfficeFormDialog
    open={action !== undefined}
    onClose={onClose}
    title={action ? copy.dialogs[action].title : ''}
    submitLabel={copy.send}
  >
    {(wiring) => action && <WordsForm {...wiring} {...about} action={action} onSaved={onClose} />}
  </OfficeFormDialog>
)

type WordsFormProps = FormWiring &
  Pick<AnswerProps, 'request' | 'onStale'> & { action: PrivacyRequestAction; onSaved: () => void }

function WordsForm({ id, onSending, request, action, onSaved, onStale }: WordsFormProps) {
  const sendCall = useSendCall()
  const [trouble, setTrouble] = useState<string>()
  const form = useForm({ defaultValues: { words: '' } })

  const save = form.handleSubmit(async ({ words }) => {
    setTrouble(undefined)
    onSending(true)
    const outcome = await sendCall(privacyRequests.act, {
      params: { id: request.id },
      body: { action, words, version: request.version },
    })
    onSending(false)
    if (outcome.ok) {
      onSaved()
      return showToast(copy.saved(request.clientName))
    }
    if (outcome.refusal.code === 'stale') await onStale()
    if (!showIssues(form, outcome.refusal.issues)) setTrouble(outcome.refusal.message)
  })

  return (
    <HookForm control={form.control} id={id} onSubmit={save} className="grid gap-4 pb-2">
      {trouble && <Notice tone="problem">{trouble}</Notice>}
      <TextAreaField
        label={copy.words}
        hint={copy.dialogs[action].hint}
        rows={5}
        required
        error={form.formState.errors.words?.message}
        {...form.register('words')}
      />
    </HookForm>
  )
}
