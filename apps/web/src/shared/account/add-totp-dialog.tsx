import { secondFactor } from '@rumi/contract'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSendCall } from '../fetching/queries.ts'
import type { Refusal } from '../fetching/store.ts'
import { secondFactorCopy } from '../../copy/shared/second-factor.ts'
import { buttonLook } from '../../ui/controls/button-look.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormDialog, type FormWiring } from '../../ui/forms/form-dialog.tsx'
import { ActionableRefusal } from '../refusals/actionable-refusal.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { Added, BegunTotp } from './factor-answers.ts'
import { HookForm } from '../../ui/forms/hook-form.tsx'

const { totp: copy } = secondFactorCopy

type AddTotpProps = { totp: BegunTotp | null; onClose: () => void; onAdded: (added: Added) => void }

/** Dialog that shows the TOTP secret as link, QR code and text, and verifies its first code. */
export const AddTotpDialog = ({ totp, onClose, onAdded }: AddTotpProps) => (
  <FormDialog
    open={totp !== null}
    onClose={onClose}
    title={copy.title}
    closeLabel={secondFactorCopy.close}
    cancelLabel={secondFactorCopy.cancel}
    submitLabel={copy.submit}
  >
    {(wiring) => totp && <FirstCodeForm {...wiring} totp={totp} onAdded={onAdded} />}
  </FormDialog>
)

/** Renders the QR code dark on white in either theme, because cameras read no other. */
const pictureOf = ({ size, path }: BegunTotp['qr']) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`,
  )}`

type FirstCodeProps = FormWiring & { totp: BegunTotp; onAdded: (added: Added) => void }

function FirstCodeForm({ id, onSending, totp, onAdded }: FirstCodeProps) {
  const sendCall = useSendCall()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm({ defaultValues: { code: '' } })

  const confirm = form.handleSubmit(async (body) => {
    setRefusal(undefined)
    onSending(true)
    const outcome = await sendCall(secondFactor.confirmTotp, { params: { id: totp.id }, body })
    onSending(false)
    if (outcome.ok) return onAdded(outcome.answer.data)
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  const copySecret = () =>
    navigator.clipboard.writeText(totp.secret).then(
      () => showToast(copy.copied),
      () => showToast(copy.notCopied, 'problem'),
    )

  return (
    <HookForm control={form.control} id={id} onSubmit={confirm} className="grid gap-4 pb-2">
      <p>{copy.apps}</p>
      <a href={totp.uri} className={`${buttonLook({ tone: 'secondary' })} pointer-fine:hidden`}>
        {copy.open}
      </a>
      <p>{copy.scan}</p>
      <img
        src={pictureOf(totp.qr)}
        alt={copy.qr}
        className="size-52 justify-self-center rounded-sm bg-white"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 grow text-ink-soft">
          {copy.byHand}{' '}
          <code className="font-mono font-strong [overflow-wrap:anywhere] text-ink">
            {totp.secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </p>
        <Button tone="secondary" onClick={copySecret}>
          <Copy className="size-5" aria-hidden="true" />
          {copy.copy}
        </Button>
      </div>
      {refusal && <ActionableRefusal refusal={refusal} />}
      <TextField
        kind="number"
        label={copy.code}
        autoComplete="one-time-code"
        maxLength={7}
        required
        error={form.formState.errors.code?.message}
        {...form.register('code', { required: secondFactorCopy.login.codeMissing })}
      />
    </HookForm>
  )
}
