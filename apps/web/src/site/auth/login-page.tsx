import { lazy, Suspense, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { useIsOpen } from '../../shared/business/use-business.ts'
import { publicPaths } from '../../shared/business/public-paths.ts'
import type { SecondStep as Step } from '@rumi/data-layer'
import type { Refusal } from '../../shared/fetching/store.ts'
import { authCopy } from '../../copy/site/auth/auth.ts'
import { loginCopy } from '../../copy/site/auth/login.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { sendSessionCall } from './links/send-session-call.ts'
import { afterLogin } from './links/after-login.ts'
import { AuthHeading } from './auth-heading.tsx'
import { lazyResolver } from '../../ui/forms/lazy-resolver.ts'
import { storeReturnPath } from './links/return-path.ts'
import { PhonePictures } from './auth-pictures.tsx'
import { privateMeta } from './private-meta.ts'
import { RefusalNotice } from './forms/refusal-notice.tsx'
import type { Opened } from './forms/step-attempt.ts'
import { SwitchScreen } from './forms/switch-screen.tsx'
import { useQuery } from './links/use-query.ts'
import { HookForm } from '../../ui/forms/hook-form.tsx'
import { Fingerprint } from 'lucide-react'
import { passkeysWork, signWithPasskey } from '../../shared/account/passkey-ceremony.ts'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'

export const meta = privateMeta(loginCopy)

const resolver = lazyResolver(async () => (await import('./forms/auth-resolvers.ts')).loginResolver)

/** For accounts with a second factor; preloaded. */
const loadSecondStep = () => import('./forms/second-step.tsx')
const SecondStep = lazy(async () => ({ default: (await loadSecondStep()).SecondStep }))

/** For unconfirmed addresses. */
const CheckYourMail = lazy(async () => ({ default: (await import('./check-your-mail.tsx')).CheckYourMail }))

/** Messages about a preceding step, by query value. */
const news = {
  verified: loginCopy.verified,
  admin: loginCopy.adminMade,
  password: loginCopy.passwordChanged,
  email: loginCopy.emailChanged,
  idle: loginCopy.idle,
  closed: loginCopy.closed,
} as const
const isNews = (key: string | null): key is keyof typeof news => key !== null && Object.hasOwn(news, key)
const newsIn = (params: URLSearchParams) => {
  const key = params.get('listo')
  return isNews(key) ? news[key] : null
}

export default function LoginPage() {
  const params = useQuery()
  const navigate = useNavigate()
  const isOpen = useIsOpen()
  const [refusal, setRefusal] = useState<Pick<Refusal, 'message' | 'code'>>()
  const [step, setStep] = useState<Step>()
  const [unprovenEmail, setUnprovenEmail] = useState<string>()
  const form = useForm({ resolver, mode: 'onTouched' })
  const { errors, isSubmitting } = form.formState
  const email = useWatch({ control: form.control, name: 'email' })
  const volver = params.get('volver') ?? undefined

  const enter = (opened: Opened) => {
    void navigate(afterLogin(opened, { wanted: volver, isOpen }), { replace: true })
  }
  const startOver = (why?: Refusal) => {
    setStep(undefined)
    setRefusal(why)
    form.resetField('password')
  }

  const logIn = form.handleSubmit(async (credentials) => {
    setRefusal(undefined)
    const outcome = await sendSessionCall((calls) => calls.login(credentials))
    if (outcome.ok) {
      if (!('secondStep' in outcome.answer)) return enter(outcome.answer)
      await loadSecondStep()
      return setStep(outcome.answer.secondStep)
    }
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  if (unprovenEmail) {
    return (
      <Suspense>
        <CheckYourMail
          email={unprovenEmail}
          text={loginCopy.confirmText(unprovenEmail)}
          onOtherEmail={() => setUnprovenEmail(undefined)}
        />
      </Suspense>
    )
  }
  if (step) {
    return (
      <Suspense>
        <SecondStep step={step} onOpened={enter} onStartOver={startOver} />
      </Suspense>
    )
  }
  return (
    <>
      <PhonePictures />
      <AuthHeading title={loginCopy.title} lead={volver ? loginCopy.continueAs : loginCopy.lead} />
      <HookForm control={form.control} onSubmit={logIn} className="grid gap-5">
        {newsIn(params) && <Notice tone="ok">{newsIn(params)}</Notice>}
        <RefusalNotice refusal={refusal} />
        {refusal?.code === 'wrong-credentials' && (
          <Button tone="quiet" onClick={() => setUnprovenEmail(form.getValues('email'))}>
            {loginCopy.confirmFirst}
          </Button>
        )}
        <TextField
          kind="email"
          label={authCopy.email}
          autoComplete="username"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label={authCopy.password}
          placeholder={authCopy.passwordPrompt}
          autoComplete="current-password"
          required
          showLabel={authCopy.showPassword}
          hideLabel={authCopy.hidePassword}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Link
          to={publicPaths.forgotPassword()}
          state={{ email }}
          onClick={() => volver && storeReturnPath(volver)}
          className="-my-2 inline-flex min-h-12 items-center justify-self-start font-strong text-link underline"
        >
          {loginCopy.forgotLink}
        </Link>
        <SubmitButton loading={isSubmitting}>{loginCopy.submit}</SubmitButton>
        <EnterWithPasskey
          onOpened={enter}
          onProblem={(message) => setRefusal(message === undefined ? undefined : { message, code: null })}
        />
      </HookForm>
      <SwitchScreen
        question={loginCopy.noAccount}
        link={loginCopy.registerLink}
        to={publicPaths.register({ volver })}
      />
    </>
  )
}

type EnterWithPasskeyProps = {
  onOpened: (opened: Opened) => void
  onProblem: (problem: string | undefined) => void
}

/** Login by passkey instead of address and password; hidden without browser support. */
function EnterWithPasskey({ onOpened, onProblem }: EnterWithPasskeyProps) {
  const [isWaiting, setIsWaiting] = useState(false)
  const offered = useHydrated() && passkeysWork()

  const enter = async () => {
    setIsWaiting(true)
    onProblem(undefined)
    const options = await sendSessionCall((calls) => calls.loginPasskeyOptions(undefined))
    const signed = options.ok ? await signWithPasskey(options.answer) : undefined
    const outcome = signed?.ok
      ? await sendSessionCall((calls) => calls.loginWithPasskey({ response: signed.answer }))
      : options
    setIsWaiting(false)
    if (!outcome.ok) return onProblem(outcome.refusal.message)
    if ('user' in outcome.answer) onOpened(outcome.answer)
    else onProblem(loginCopy.interrupted)
  }

  return (
    offered && (
      <Button tone="secondary" size="large" loading={isWaiting} onClick={enter}>
        <Fingerprint className="size-5" aria-hidden="true" />
        {loginCopy.withPasskey}
      </Button>
    )
  )
}
