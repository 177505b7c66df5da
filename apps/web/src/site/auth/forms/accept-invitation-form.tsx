import type { session } from '@rumi/data-layer'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { homeOf, publicPaths } from '../../../shared/business/public-paths.ts'
import type { Refusal, StoreRequest } from '../../../shared/fetching/store.ts'
import { authCopy } from '../../../copy/site/auth/auth.ts'
import { registerCopy } from '../../../copy/site/auth/register.ts'
import { NameFields } from '../../../ui/forms/name-fields.tsx'
import { showIssues } from '../../../ui/forms/show-issues.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { sendSessionCall } from '../links/send-session-call.ts'
import { lazyResolver } from '../../../ui/forms/lazy-resolver.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import type { Opened } from './step-attempt.ts'
import { HookForm } from '../../../ui/forms/hook-form.tsx'

const resolver = lazyResolver(async () => (await import('./auth-resolvers.ts')).invitationResolver)

type Person = { name: string; lastName: string; password: string; confirmPassword: string }

type FormProps = {
  token: string
  invited: { name: string; email: string }
  submitLabel: string
  /** Call that creates the account of the link. */
  accept: (
    calls: typeof session.calls,
    person: Person & { token: string },
  ) => StoreRequest<Pick<Opened, 'user'> & { mustSetUpSecondFactor?: boolean | undefined }>
  onExpired: (refusal: Refusal) => void
  /** Consent text of the form. */
  children?: ReactNode
}

/** Form of an invitation: name and password; logs in on success. */
export function AcceptInvitationForm(props: FormProps) {
  const { token, invited, submitLabel, onExpired, children } = props
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm({
    resolver,
    mode: 'onTouched',
    defaultValues: { name: invited.name, lastName: '', password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = form.formState

  const accept = form.handleSubmit(async (person) => {
    setRefusal(undefined)
    const outcome = await sendSessionCall((calls) => props.accept(calls, { token, ...person }))
    if (outcome.ok) {
      const { user, mustSetUpSecondFactor } = outcome.answer
      return navigate(mustSetUpSecondFactor ? publicPaths.secondFactorSetup() : homeOf(user.role), {
        replace: true,
      })
    }
    if (outcome.refusal.httpStatus === 404) return onExpired(outcome.refusal)
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  return (
    <HookForm control={form.control} onSubmit={accept} className="grid gap-5">
      <RefusalNotice refusal={refusal} />
      {/* For password managers: user name of the password. */}
      <input type="hidden" name="username" autoComplete="username" value={invited.email} readOnly />
      <NameFields
        given={{ label: registerCopy.name, error: errors.name?.message, field: form.register('name') }}
        family={{
          label: registerCopy.lastName,
          error: errors.lastName?.message,
          field: form.register('lastName'),
        }}
      />
      <NewPasswordFields
        password={{
          label: authCopy.password,
          error: errors.password?.message,
          field: form.register('password', { deps: 'confirmPassword' }),
        }}
        confirmation={{
          label: registerCopy.confirmPassword,
          error: errors.confirmPassword?.message,
          field: form.register('confirmPassword'),
        }}
      />
      {children}
      <SubmitButton loading={isSubmitting}>{submitLabel}</SubmitButton>
    </HookForm>
  )
}
