import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { secondFactorCopy } from '../../../copy/shared/second-factor.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { sendSessionCall } from '../links/send-session-call.ts'
import { RefusalNotice } from './refusal-notice.tsx'
import type { StepAttempt } from './step-attempt.ts'
import { HookForm } from '../../../ui/forms/hook-form.tsx'

const { login: copy } = secondFactorCopy

const words = {
  totp: { label: copy.code, missing: copy.codeMissing },
  recovery: { label: copy.recoveryCode, missing: copy.recoveryMissing },
}

/** Second factor by code: from the app, or a recovery code. */
export function CodeStep({
  kind,
  challenge,
  onOpened,
  onStartOver,
}: StepAttempt & { kind: 'totp' | 'recovery' }) {
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])

  const enter = form.handleSubmit(async ({ code }) => {
    setRefusal(undefined)
    const outcome = await sendSessionCall((calls) => calls.finishLogin({ challenge, proof: { kind, code } }))
    if (outcome.ok) return onOpened(outcome.answer)
    if (outcome.refusal.code === 'login-expired') return onStartOver(outcome.refusal)
    const [issue] = outcome.refusal.issues
    if (issue) form.setError('code', { message: issue.message }, { shouldFocus: true })
    else setRefusal(outcome.refusal)
  })

  return (
    <HookForm control={form.control} onSubmit={enter} className="grid gap-5">
      <RefusalNotice refusal={refusal} />
      <TextField
        kind={kind === 'totp' ? 'number' : 'text'}
        label={words[kind].label}
        autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={kind === 'totp' ? 7 : 24}
        required
        error={errors.code?.message}
        {...form.register('code', { required: words[kind].missing })}
      />
      <SubmitButton loading={isSubmitting}>{copy.submit}</SubmitButton>
    </HookForm>
  )
}
