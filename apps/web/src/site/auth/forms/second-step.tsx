import type { ProofKind } from '@rumi/contract'
import type { SecondStep as Step } from '@rumi/data-layer'
import { useState, useEffect } from 'react'
import { passkeysWork, signWithPasskey } from '../../../shared/account/passkey-ceremony.ts'
import { useFacts } from '../../../shared/business/use-copy.ts'
import { secondFactorCopy } from '../../../copy/shared/second-factor.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { AuthHeading } from '../auth-heading.tsx'
import type { StepAttempt } from './step-attempt.ts'
import { Fingerprint } from 'lucide-react'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { sendSessionCall } from '../links/send-session-call.ts'
import { useForm } from 'react-hook-form'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { HookForm } from '../../../ui/forms/hook-form.tsx'

/** Second factor by passkey. */
export function PasskeyStep({ challenge, onOpened, onStartOver }: StepAttempt) {
  const [isWaiting, setIsWaiting] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function attempt() {
    const options = await sendSessionCall((calls) => calls.loginPasskeyOptions(challenge))
    if (!options.ok) return options
    const signed = await signWithPasskey(options.answer)
    if (!signed.ok) return undefined
    const proof = { kind: 'passkey' as const, response: signed.answer }
    return sendSessionCall((calls) => calls.finishLogin({ challenge, proof }))
  }

  const enter = async () => {
    setIsWaiting(true)
    setProblem(undefined)
    const outcome = await attempt()
    setIsWaiting(false)
    if (!outcome) return setProblem(secondFactorCopy.passkey.interrupted)
    if (outcome.ok) return onOpened(outcome.answer)
    if (outcome.refusal.code === 'login-expired') return onStartOver(outcome.refusal)
    setProblem(outcome.refusal.message)
  }

  return (
    <div className="grid gap-5">
      {problem && <Notice tone="problem">{problem}</Notice>}
      <Button size="large" loading={isWaiting} onClick={enter}>
        <Fingerprint className="size-5" aria-hidden="true" />
        {secondFactorCopy.login.other.passkey}
      </Button>
    </div>
  )
}

const { login: copy } = secondFactorCopy

type SecondStepProps = Omit<StepAttempt, 'challenge'> & { step: Step }

/** Second step after the password: one of the account's factors. */
export function SecondStep({ step: { challenge, kinds }, onOpened, onStartOver }: SecondStepProps) {
  const usable = kinds.filter((kind) => kind !== 'passkey' || passkeysWork())
  const [way, setWay] = useState<ProofKind>(() => firstOf(usable))
  const attempt = { challenge, onOpened, onStartOver }
  return (
    <>
      <AuthHeading title={copy.title} lead={useFacts()(copy.lead[way])} />
      {way === 'passkey' ? <PasskeyStep {...attempt} /> : <CodeStep key={way} kind={way} {...attempt} />}
      <div className="mt-6 grid justify-items-center gap-1">
        {usable
          .filter((kind) => kind !== way)
          .map((kind) => (
            <Button key={kind} tone="quiet" onClick={() => setWay(kind)}>
              {copy.other[kind]}
            </Button>
          ))}
        <Button tone="quiet" onClick={() => onStartOver()}>
          {copy.startOver}
        </Button>
      </div>
      {way === 'recovery' && <p className="mt-4 text-center text-ink-soft">{copy.lost}</p>}
    </>
  )
}

/** The app first, as it works everywhere; recovery codes last, as they are few. */
const firstOf = (kinds: readonly ProofKind[]): ProofKind =>
  (['totp', 'passkey', 'recovery'] as const).find((kind) => kinds.includes(kind)) ?? 'recovery'

const { login: loginCopy } = secondFactorCopy

const words = {
  totp: { label: loginCopy.code, missing: loginCopy.codeMissing },
  recovery: { label: loginCopy.recoveryCode, missing: loginCopy.recoveryMissing },
}

/** Second factor by code: from the app, or a recovery code. */
function CodeStep({ kind, challenge, onOpened, onStartOver }: StepAttempt & { kind: 'totp' | 'recovery' }) {
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
      <SubmitButton loading={isSubmitting}>{loginCopy.submit}</SubmitButton>
    </HookForm>
  )
}
