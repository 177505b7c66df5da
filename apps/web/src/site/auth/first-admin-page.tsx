import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router'
import { publicPaths } from '../../shared/business/public-paths.ts'
import type { Refusal } from '../../shared/fetching/store.ts'
import { firstAdminCopy } from '../../copy/site/auth/first-admin.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { sendSessionCall } from './links/send-session-call.ts'
import { AuthHeading } from './auth-heading.tsx'
import { lazyResolver } from '../../ui/forms/lazy-resolver.ts'
import { PhonePicture } from './phone-picture.tsx'
import { privateMeta } from './private-meta.ts'
import { RefusalNotice } from './forms/refusal-notice.tsx'
import { RegistrationFields } from './forms/registration-fields.tsx'
import { HookForm } from '../../ui/forms/hook-form.tsx'

export const meta = privateMeta(firstAdminCopy)

const resolver = lazyResolver(async () => (await import('./forms/auth-resolvers.ts')).registrationResolver)

/** Creates the first administrator, with the link shown at server start. */
export default function FirstAdminPage() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm({ resolver, mode: 'onTouched' })

  const openAccount = form.handleSubmit(async (person) => {
    setRefusal(undefined)
    const outcome = await sendSessionCall((calls) => calls.openFirstAdmin({ token, ...person }))
    if (outcome.ok) return navigate(publicPaths.login({ listo: 'admin' }), { replace: true })
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  if (refusal?.httpStatus === 404) {
    return (
      <section className="grid gap-5">
        <AuthHeading title={firstAdminCopy.expiredTitle} lead={firstAdminCopy.expiredText} />
        <LinkButton to={publicPaths.login()} size="large">
          {firstAdminCopy.toLogin}
        </LinkButton>
      </section>
    )
  }
  return (
    <>
      <PhonePicture name="login-doorway" />
      <AuthHeading title={firstAdminCopy.title} lead={firstAdminCopy.lead} />
      <HookForm control={form.control} onSubmit={openAccount} className="grid gap-5">
        <RefusalNotice refusal={refusal} />
        <RegistrationFields form={form} />
        <SubmitButton loading={form.formState.isSubmitting}>{firstAdminCopy.submit}</SubmitButton>
      </HookForm>
    </>
  )
}
