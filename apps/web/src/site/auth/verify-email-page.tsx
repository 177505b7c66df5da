import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { publicPaths } from '../../shared/public-paths.ts'
import type { Refusal } from '../../shared/store.ts'
import { authCopy } from '../../copy/auth.ts'
import { verifyEmailCopy } from '../../copy/verify-email.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { askSession } from './ask-session.ts'
import { afterLogin } from './after-login.ts'
import { AuthHeading } from './auth-heading.tsx'
import { CheckYourMail } from './check-your-mail.tsx'
import { lateResolver } from '../../ui/late-resolver.ts'
import { PhonePicture } from './phone-picture.tsx'
import { privateMeta } from './private-meta.ts'
import { RefusalNotice } from './refusal-notice.tsx'
import { useConfirmByPress } from './use-confirm-by-press.ts'

export const meta = privateMeta(verifyEmailCopy)

const resolver = lateResolver(async () => (await import('./auth-resolvers.ts')).emailResolver)

/** Confirms the address of a new account; a link that is too old leads to another. */
export default function VerifyEmailPage() {
  const { confirm, confirming, refusal, isExpired } = useConfirmByPress(
    (calls, token) => calls.verifyEmail(token),
    'verified',
    ({ opened }) => opened && afterLogin(opened),
  )

  if (isExpired) return <AskForAnotherLink />
  return (
    <>
      <PhonePicture name="login-window" />
      <section className="grid gap-5">
        <AuthHeading title={verifyEmailCopy.title} lead={verifyEmailCopy.text} />
        <RefusalNotice refusal={refusal} />
        <Button size="large" loading={confirming} onClick={confirm}>
          {verifyEmailCopy.submit}
        </Button>
      </section>
    </>
  )
}

function AskForAnotherLink() {
  const [sentTo, setSentTo] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm({ resolver, mode: 'onTouched', defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState

  const ask = form.handleSubmit(async ({ email }) => {
    const outcome = await askSession((calls) => calls.resendVerification(email))
    if (outcome.ok) setSentTo(email)
    else setRefusal(outcome.refusal)
  })

  if (sentTo) return <CheckYourMail email={sentTo} onOtherEmail={() => setSentTo(undefined)} />
  return (
    <>
      <AuthHeading title={verifyEmailCopy.expiredTitle} lead={verifyEmailCopy.expiredText} />
      <form method="post" onSubmit={ask} noValidate className="grid gap-5">
        <RefusalNotice refusal={refusal} />
        <TextField
          kind="email"
          label={authCopy.email}
          autoComplete="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <SubmitButton loading={isSubmitting}>{verifyEmailCopy.resend}</SubmitButton>
        <LinkButton tone="secondary" to={publicPaths.login()}>
          {verifyEmailCopy.login}
        </LinkButton>
      </form>
    </>
  )
}
