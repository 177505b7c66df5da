import { secondFactor, type SecondFactorRecord } from '@rumi/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSendCall } from '../fetching/queries.ts'
import type { Refusal } from '../fetching/store.ts'
import { secondFactorCopy as copy } from '../../copy/shared/second-factor.ts'
import { unsavedCopy } from '../../copy/shared/unsaved.ts'
import { FormDialog, type FormWiring } from '../../ui/forms/form-dialog.tsx'
import { ActionableRefusal } from '../refusals/actionable-refusal.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { HookForm } from '../../ui/forms/hook-form.tsx'

type RenameProps = { factor: SecondFactorRecord | null; onClose: () => void; onRenamed: () => void }

/** Dialog that renames a factor. */
export const RenameFactorDialog = ({ factor, onClose, onRenamed }: RenameProps) => (
  <FormDialog
    unsaved={unsavedCopy}
    open={factor !== null}
    onClose={onClose}
    title={copy.renameTitle}
    closeLabel={copy.close}
    cancelLabel={copy.cancel}
    submitLabel={copy.save}
  >
    {(wiring) => factor && <NameForm {...wiring} factor={factor} onRenamed={onRenamed} />}
  </FormDialog>
)

type NameFormProps = FormWiring & { factor: SecondFactorRecord; onRenamed: () => void }

function NameForm({ id, onSending, factor, onRenamed }: NameFormProps) {
  const sendCall = useSendCall()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm({ defaultValues: { name: factor.name } })

  const rename = form.handleSubmit(async (body) => {
    setRefusal(undefined)
    onSending(true)
    const outcome = await sendCall(secondFactor.rename, { params: { id: factor.id }, body })
    onSending(false)
    if (outcome.ok) return onRenamed()
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  return (
    <HookForm control={form.control} id={id} onSubmit={rename} className="grid gap-4 pb-2">
      {refusal && <ActionableRefusal refusal={refusal} />}
      <TextField
        label={copy.name}
        hint={copy.nameHint}
        autoComplete="off"
        required
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
    </HookForm>
  )
}
