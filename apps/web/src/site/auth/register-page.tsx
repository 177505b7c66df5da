import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { publicPaths } from '../../shared/business/public-paths.ts'
import type { Refusal } from '../../shared/fetching/store.ts'
import { registerCopy } from '../../copy/site/auth/register.ts'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { sendSessionCall } from './links/send-session-call.ts'
import { AuthHeading } from './auth-heading.tsx'
import { PhonePictures } from './auth-pictures.tsx'
import { storeReturnPath } from './links/return-path.ts'
import { lazyResolver } from '../../ui/forms/lazy-resolver.ts'
import { privateMeta } from './private-meta.ts'
import { PrivacyConsent } from './forms/privacy-consent.tsx'
import { RefusalNotice } from './forms/refusal-notice.tsx'
import { RegistrationFields } from './forms/registration-fields.tsx'
import { SwitchScreen } from './forms/switch-screen.tsx'
import { useQuery } from './links/use-query.ts'
import { useSentTo } from './links/use-sent-to.ts'
import { HookForm } from '../../ui/forms/hook-form.tsx'

export const meta = privateMeta(registerCopy)

const resolver = lazyResolver(async () => (await import('./forms/auth-resolvers.ts')).registrationResolver)

/** Shown once the mail is sent. */
const CheckYourMail = lazy(async () => ({ default: (await import('./check-your-mail.tsx')).CheckYourMail }))

export default function RegisterPage() {
  const params = useQuery()
  const [refusal, setRefusal] = useState<Refusal>()
  const [sentTo, setSentTo] = useSentTo()
  const form = useForm({ resolver, mode: 'onTouched' })
  const { isSubmitting } = form.formState
  const volver = params.get('volver') ?? undefined
  const claim = params.get('cuenta')

  const register = form.handleSubmit(async (person) => {
    setRefusal(undefined)
    const outcome = await sendSessionCall((calls) => calls.register({ ...person, ...(claim && { claim }) }))
    if (outcome.ok) {
      if (volver) storeReturnPath(volver)
      return setSentTo(person.email)
    }
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  if (sentTo)
    return (
      <Suspense>
        <CheckYourMail email={sentTo} onOtherEmail={() => setSentTo(undefined)} />
      </Suspense>
    )
  return (
    <>
      <PhonePictures />
      <AuthHeading title={registerCopy.title} lead={claim ? registerCopy.claimLead : registerCopy.lead} />
      <HookForm control={form.control} onSubmit={register} className="grid gap-5">
        <RefusalNotice refusal={refusal} />
        <RegistrationFields form={form} />
        <PrivacyConsent />
        <SubmitButton loading={isSubmitting}>{registerCopy.submit}</SubmitButton>
      </HookForm>
      <SwitchScreen
        question={registerCopy.haveAccount}
        link={registerCopy.loginLink}
        to={publicPaths.login({ volver })}
      />
    </>
  )
}
