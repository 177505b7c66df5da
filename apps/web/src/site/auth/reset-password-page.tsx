import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router'
import { publicPaths } from '../../shared/business/public-paths.ts'
import type { Refusal } from '../../shared/fetching/store.ts'
import { resetPasswordCopy } from '../../copy/site/auth/reset-password.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { sendSessionCall } from './links/send-session-call.ts'
import { afterLogin } from './links/after-login.ts'
import { AuthHeading } from './auth-heading.tsx'
import { lazyResolver } from '../../ui/forms/lazy-resolver.ts'
import { NewPasswordFields } from './forms/new-password-fields.tsx'
import { PhonePicture } from './phone-picture.tsx'
import { PrivacyConsent } from './forms/privacy-consent.tsx'
import { privateMeta } from './private-meta.ts'
import { RefusalNotice } from './forms/refusal-notice.tsx'
import { HookForm } from '../../ui/forms/hook-form.tsx'

export const meta = privateMeta(resetPasswordCopy)

const resolver = lazyResolver(async () => (await import('./forms/auth-resolvers.ts')).newPasswordResolver)

export default function ResetPasswordPage() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm({
    resolver,
    mode: 'onTouched',
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = form.formState

  const choosePassword = form.handleSubmit(async (passwords) => {
    setRefusal(undefined)
    const outcome = await sendSessionCall((calls) => calls.resetPassword({ token, ...passwords }))
    if (outcome.ok) {
      const { opened } = outcome.answer
      return navigate(opened ? afterLogin(opened) : publicPaths.login({ listo: 'password' }), {
        replace: true,
      })
    }
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  if (refusal?.httpStatus === 404) {
    return (
      <section className="grid gap-5">
        <AuthHeading title={resetPasswordCopy.expiredTitle} lead={resetPasswordCopy.expiredText} />
        <LinkButton to={publicPaths.forgotPassword()} size="large">
          {resetPasswordCopy.askAgain}
        </LinkButton>
      </section>
    )
  }
  return (
    <>
      <PhonePicture name="login-doorway" />
      <AuthHeading title={resetPasswordCopy.title} lead={resetPasswordCopy.lead} />
      <HookForm control={form.control} onSubmit={choosePassword} className="grid gap-5">
        <RefusalNotice refusal={refusal} />
        <NewPasswordFields
          password={{
            label: resetPasswordCopy.password,
            error: errors.password?.message,
            field: form.register('password', { deps: 'confirmPassword' }),
          }}
          confirmation={{
            label: resetPasswordCopy.confirmPassword,
            error: errors.confirmPassword?.message,
            field: form.register('confirmPassword'),
          }}
        />
        <PrivacyConsent before={resetPasswordCopy.privacyBefore} />
        <SubmitButton loading={isSubmitting}>{resetPasswordCopy.submit}</SubmitButton>
      </HookForm>
    </>
  )
}
