import { lazy, Suspense, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router'
import { publicPaths } from '../../shared/business/public-paths.ts'
import type { Refusal } from '../../shared/fetching/store.ts'
import { authCopy } from '../../copy/site/auth/auth.ts'
import { verifyEmailCopy as copy } from '../../copy/site/auth/verify-email.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { sendSessionCall } from './links/send-session-call.ts'
import { afterLogin } from './links/after-login.ts'
import { AuthHeading } from './auth-heading.tsx'
import { lazyResolver } from '../../ui/forms/lazy-resolver.ts'
import { PhonePicture } from './phone-picture.tsx'
import { privateMeta } from './private-meta.ts'
import { RefusalNotice } from './forms/refusal-notice.tsx'
import { HookForm } from '../../ui/forms/hook-form.tsx'

export const meta = privateMeta(copy)

const resolver = lazyResolver(async () => (await import('./forms/auth-resolvers.ts')).emailResolver)

/** Shown once the mail is sent. */
const CheckYourMail = lazy(async () => ({ default: (await import('./check-your-mail.tsx')).CheckYourMail }))

/**
 * Confirms the address of a new account by a press, because mail programs open links to scan them. Another browser
 * must also enter the password: anyone can register any address.
 */
export default function VerifyEmailPage() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<Refusal>()
  const [needsPassword, setNeedsPassword] = useState(false)
  const form = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => {
    if (needsPassword) setFocus('password')
  }, [needsPassword, setFocus])

  const confirm = form.handleSubmit(async (given) => {
    setRefusal(undefined)
    const outcome = await sendSessionCall((calls) =>
      calls.verifyEmail({ token, ...(needsPassword && given) }),
    )
    if (outcome.ok) {
      const { opened } = outcome.answer
      return navigate(opened ? afterLogin(opened) : publicPaths.login({ listo: 'verified' }), {
        replace: true,
      })
    }
    if (outcome.refusal.code === 'registration-password') return setNeedsPassword(true)
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  if (refusal?.httpStatus === 404) return <RequestAnotherLink />
  return (
    <>
      <PhonePicture name="login-window" />
      <HookForm control={form.control} onSubmit={confirm} className="grid gap-5">
        <AuthHeading
          title={needsPassword ? copy.passwordTitle : copy.title}
          lead={needsPassword ? copy.passwordText : copy.text}
        />
        <RefusalNotice refusal={refusal} />
        {needsPassword && (
          <PasswordField
            label={authCopy.password}
            autoComplete="current-password"
            required
            showLabel={authCopy.showPassword}
            hideLabel={authCopy.hidePassword}
            error={errors.password?.message}
            {...form.register('password', { required: copy.passwordMissing })}
          />
        )}
        <SubmitButton loading={isSubmitting}>{copy.submit}</SubmitButton>
        {needsPassword && (
          <LinkButton tone="secondary" to={publicPaths.resetPassword(token)}>
            {copy.chooseAnother}
          </LinkButton>
        )}
      </HookForm>
    </>
  )
}

function RequestAnotherLink() {
  const [sentTo, setSentTo] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm({ resolver, mode: 'onTouched', defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState

  const requestLink = form.handleSubmit(async ({ email }) => {
    const outcome = await sendSessionCall((calls) => calls.resendVerification(email))
    if (outcome.ok) setSentTo(email)
    else setRefusal(outcome.refusal)
  })

  if (sentTo)
    return (
      <Suspense>
        <CheckYourMail email={sentTo} onOtherEmail={() => setSentTo(undefined)} />
      </Suspense>
    )
  return (
    <>
      <AuthHeading title={copy.expiredTitle} lead={copy.expiredText} />
      <HookForm control={form.control} onSubmit={requestLink} className="grid gap-5">
        <RefusalNotice refusal={refusal} />
        <TextField
          kind="email"
          label={authCopy.email}
          autoComplete="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <SubmitButton loading={isSubmitting}>{copy.resend}</SubmitButton>
        <LinkButton tone="secondary" to={publicPaths.login()}>
          {copy.login}
        </LinkButton>
      </HookForm>
    </>
  )
}
