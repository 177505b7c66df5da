import { secondFactor } from '@rumi/contract'
import { Fingerprint, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useSendCall } from '../fetching/queries.ts'
import { secondFactorCopy } from '../../copy/shared/second-factor.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { AddTotpDialog } from './add-totp-dialog.tsx'
import type { Added, BegunTotp } from './factor-answers.ts'
import { passkeysWork, createPasskey } from './passkey-ceremony.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { useForm } from 'react-hook-form'
import { unsavedCopy } from '../../copy/shared/unsaved.ts'
import { FormDialog, type FormWiring } from '../../ui/forms/form-dialog.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { HookForm } from '../../ui/forms/hook-form.tsx'

const { totp, passkey } = secondFactorCopy

type AddFactorsProps = {
  /** Adds a sentence on each kind, for a first choice. */
  explained?: boolean
  /** Called after a factor was added and its recovery codes, if any, were acknowledged. */
  onAdded: () => void
}

/** The two kinds of second factor to add, each in its dialog; the first one also shows recovery codes. */
export function AddFactors({ explained = false, onAdded }: AddFactorsProps) {
  const sendCall = useSendCall()
  const [starting, setStarting] = useState(false)
  const [begun, setBegun] = useState<BegunTotp | null>(null)
  const [naming, setNaming] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState<string>()
  const canUsePasskeys = useHydrated() && passkeysWork()

  const startTotp = async () => {
    setProblem(undefined)
    setStarting(true)
    const outcome = await sendCall(secondFactor.startTotp, {})
    setStarting(false)
    if (outcome.ok) setBegun(outcome.answer.data.totp)
    else setProblem(outcome.refusal.message)
  }
  const added = ({ recoveryCodes }: Added) => {
    setBegun(null)
    setNaming(false)
    if (recoveryCodes) setCodes(recoveryCodes)
    else onAdded()
  }
  const putAway = () => {
    setCodes(null)
    onAdded()
  }

  return (
    <div className="grid gap-4">
      {problem && <Notice tone="problem">{problem}</Notice>}
      <div className={explained ? 'grid gap-6' : 'flex flex-wrap gap-3'}>
        {canUsePasskeys && (
          <div className="grid gap-2">
            {explained && <p className="text-ink-soft">{passkey.choiceText}</p>}
            <Button tone={explained ? 'primary' : 'secondary'} onClick={() => setNaming(true)}>
              <Fingerprint className="size-5" aria-hidden="true" />
              {passkey.add}
            </Button>
          </div>
        )}
        <div className="grid gap-2">
          {explained && <p className="text-ink-soft">{totp.choiceText}</p>}
          <Button
            tone={explained && !canUsePasskeys ? 'primary' : 'secondary'}
            loading={starting}
            onClick={startTotp}
          >
            <Smartphone className="size-5" aria-hidden="true" />
            {totp.add}
          </Button>
        </div>
      </div>
      <AddPasskeyDialog open={naming} onClose={() => setNaming(false)} onAdded={added} />
      <AddTotpDialog totp={begun} onClose={() => setBegun(null)} onAdded={added} />
      <RecoveryCodesDialog codes={codes} onDone={putAway} />
    </div>
  )
}

const { passkey: copy } = secondFactorCopy

type AddPasskeyProps = { open: boolean; onClose: () => void; onAdded: (added: Added) => void }

/** Dialog that asks for a name, creates the passkey in the browser, and stores it. */
const AddPasskeyDialog = ({ open, onClose, onAdded }: AddPasskeyProps) => (
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
