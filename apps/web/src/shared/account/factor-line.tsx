import { secondFactor, formatMoment, type SecondFactorRecord } from '@rumi/contract'
import { Fingerprint, Pencil, Smartphone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { businessToday } from '../business/business-today.ts'
import { useSendCall } from '../fetching/queries.ts'
import { secondFactorCopy as copy } from '../../copy/shared/second-factor.ts'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { useForm } from 'react-hook-form'
import type { Refusal } from '../fetching/store.ts'
import { unsavedCopy } from '../../copy/shared/unsaved.ts'
import { FormDialog, type FormWiring } from '../../ui/forms/form-dialog.tsx'
import { ActionableRefusal } from '../refusals/actionable-refusal.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { HookForm } from '../../ui/forms/hook-form.tsx'

type FactorLineProps = {
  factor: SecondFactorRecord
  isLast: boolean
  /** The role requires a factor, so the last one cannot be removed. */
  kept: boolean
}

/** One factor with its last use, and buttons to rename or remove it. */
export function FactorLine({ factor, isLast, kept }: FactorLineProps) {
  const sendCall = useSendCall()
  const [doing, setDoing] = useState<'rename' | 'remove'>()
  const Icon = factor.kind === 'totp' ? Smartphone : Fingerprint
  const today = businessToday()

  const remove = async () => {
    const outcome = await sendCall(secondFactor.remove, { params: { id: factor.id } })
    if (!outcome.ok) return outcome.refusal.message
    setDoing(undefined)
    showToast(copy.removed)
    return undefined
  }
  const renamed = () => {
    setDoing(undefined)
    showToast(copy.renamed)
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <Icon className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
      <div className="min-w-[min(10rem,100%)] grow basis-40">
        <p className="font-strong [overflow-wrap:anywhere]">{factor.name}</p>
        <p className="text-sm text-ink-soft">
          {factor.lastUsedAt ? copy.used(formatMoment(factor.lastUsedAt, today)) : copy.neverUsed}
        </p>
      </div>
      <div className="flex">
        <IconButton
          icon={Pencil}
          label={`${copy.rename}: ${factor.name}`}
          onClick={() => setDoing('rename')}
        />
        <IconButton
          icon={Trash2}
          label={`${copy.remove}: ${factor.name}`}
          onClick={() => (kept ? showToast(copy.keepLast, 'problem') : setDoing('remove'))}
        />
      </div>
      <RenameFactorDialog
        factor={doing === 'rename' ? factor : null}
        onClose={() => setDoing(undefined)}
        onRenamed={renamed}
      />
      <ConfirmDialog
        open={doing === 'remove'}
        onClose={() => setDoing(undefined)}
        title={copy.removeTitle(factor.name)}
        closeLabel={copy.close}
        keepLabel={copy.cancel}
        confirmLabel={copy.remove}
        onConfirm={remove}
      >
        <p>{isLast ? copy.removeLast : copy.removeText}</p>
      </ConfirmDialog>
    </li>
  )
}

type RenameProps = { factor: SecondFactorRecord | null; onClose: () => void; onRenamed: () => void }

/** Dialog that renames a factor. */
const RenameFactorDialog = ({ factor, onClose, onRenamed }: RenameProps) => (
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
