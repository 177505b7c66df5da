import { MailCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { publicPaths } from '../../shared/business/public-paths.ts'
import type { Refusal } from '../../shared/fetching/store.ts'
import { authCopy } from '../../copy/site/auth/auth.ts'
import { forgotPasswordCopy } from '../../copy/site/auth/forgot-password.ts'
import { Button } from '../../ui/controls/button.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { sendSessionCall } from './links/send-session-call.ts'
import { AuthHeading } from './auth-heading.tsx'
import { lazyResolver } from '../../ui/forms/lazy-resolver.ts'
import { PhonePicture } from './phone-picture.tsx'
import { privateMeta } from './private-meta.ts'
import { RefusalNotice } from './forms/refusal-notice.tsx'
import { useSentTo } from './links/use-sent-to.ts'
import { useLocation } from 'react-router'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { HookForm } from '../../ui/forms/hook-form.tsx'

export const meta = privateMeta(forgotPasswordCopy)

const resolver = lazyResolver(async () => (await import('./forms/auth-resolvers.ts')).emailResolver)

export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useSentTo()
  const typed = useTypedEmail()
  const [refusal, setRefusal] = useState<Refusal>()
  // No default value: it would clear text entered before hydration.
  const form = useForm<{ email: string }>({ resolver, mode: 'onTouched' })
  const { errors, isSubmitting } = form.formState
  const { getValues, setValue } = form
  useEffect(() => {
    if (typed && !getValues('email')) setValue('email', typed)
  }, [typed, getValues, setValue])

  const requestLink = form.handleSubmit(async ({ email }) => {
    setRefusal(undefined)
    const outcome = await sendSessionCall((calls) => calls.forgotPassword(email))
    if (outcome.ok) return setSentTo(email)
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  if (sentTo) return <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />
  return (
    <>
      <PhonePicture name="login-siesta" />
      <AuthHeading title={forgotPasswordCopy.title} lead={forgotPasswordCopy.lead} />
      <HookForm control={form.control} onSubmit={requestLink} className="grid gap-5">
        <RefusalNotice refusal={refusal} />
        <TextField
          kind="email"
          label={authCopy.email}
          autoComplete="username"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <SubmitButton loading={isSubmitting}>{forgotPasswordCopy.submit}</SubmitButton>
        <LinkButton tone="quiet" to={publicPaths.login()}>
          {forgotPasswordCopy.login}
        </LinkButton>
      </HookForm>
    </>
  )
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <section className="grid gap-5">
      <MailCheck className="size-14 text-teal" aria-hidden="true" />
      <AuthHeading
        title={forgotPasswordCopy.sentTitle}
        lead={<span className="[overflow-wrap:anywhere]">{forgotPasswordCopy.sentText(email)}</span>}
      />
      <p className="text-sm text-ink-soft">{forgotPasswordCopy.sentHint}</p>
      <LinkButton to={publicPaths.login()} size="large">
        {forgotPasswordCopy.login}
      </LinkButton>
      <Button tone="quiet" onClick={onAgain}>
        {forgotPasswordCopy.again}
      </Button>
    </section>
  )
}

/** Address typed on the previous page, passed in history state, not in the URL. */
function useTypedEmail() {
  const state: unknown = useLocation().state
  const hydrated = useHydrated()
  const typed = typeof state === 'object' && state !== null && 'email' in state ? state.email : ''
  return hydrated && typeof typed === 'string' ? typed : ''
}
