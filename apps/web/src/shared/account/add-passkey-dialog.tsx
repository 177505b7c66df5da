import { secondFactor } from '@rumi/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSendCall } from '../fetching/queries.ts'
import { secondFactorCopy } from '../../copy/shared/second-factor.ts'
import { unsavedCopy } from '../../copy/shared/unsaved.ts'
import { FormDialog, type FormWiring } from '../../ui/forms/form-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { createPasskey } from './passkey-ceremony.ts'
import type { Added } from './factor-answers.ts'
import { HookForm } from '../../ui/forms/hook-form.tsx'

const { passkey: copy } = secondFactorCopy

type AddPasskeyProps = { open: boolean; onClose: () => void; onAdded: (added: Added) => void }

/** Dialog that asks for a name, creates the passkey in the browser, and stores it. */
export const AddPasskeyDialog = ({ open, onClose, onAdded }: AddPasskeyProps) => (
  <FormDialog
    unsaved={unsavedCopy}
    open={open}
    onClose={onClose}
    title={copy.title}
    closeLabel={secondFactorCopy.close}
    cancelLabel={secondFactorCopy.cancel}
    submitLabel={copy.submit}
  >
    {(wiring) => <PasskeyForm {...wiring} onAdded={onAdded} />}
  </FormDialog>
)

function PasskeyForm({ id, onSending, onAdded }: FormWiring & { onAdded: (added: Added) => void }) {
  const sendCall = useSendCall()
  const [problem, setProblem] = useState<string>()
  const form = useForm<{ name: string }>({ defaultValues: { name: copy.defaultName } })

  async function add(name: string): Promise<string | undefined> {
    const begun = await sendCall(secondFactor.passkeyCreation, {})
    if (!begun.ok) return begun.refusal.message
    const made = await createPasskey(begun.answer.data.options)
    if (!made.ok) return copy[made.why]
    const outcome = await sendCall(secondFactor.addPasskey, { body: { name, response: made.answer } })
    if (outcome.ok) {
      onAdded(outcome.answer.data)
      return undefined
    }
    return showIssues(form, outcome.refusal.issues) ? undefined : outcome.refusal.message
  }

  const submit = form.handleSubmit(async ({ name }) => {
    setProblem(undefined)
    onSending(true)
    setProblem(await add(name))
    onSending(false)
  })

  return (
    <HookForm control={form.control} id={id} onSubmit={submit} className="grid gap-4 pb-2">
      <p>{copy.text}</p>
      {problem && <Notice tone="problem">{problem}</Notice>}
      <TextField
        label={secondFactorCopy.name}
        hint={secondFactorCopy.nameHint}
        autoComplete="off"
        required
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
    </HookForm>
  )
}
