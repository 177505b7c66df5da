import type { Invitation } from '@rumi/contract'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router'
import { homeOf, paths } from '../../shared/paths.ts'
import type { Refusal } from '../../shared/store.ts'
import { authCopy } from '../../copy/auth.ts'
import { invitationCopy as copy } from '../../copy/invitation.ts'
import { registerCopy } from '../../copy/register.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { NameFields } from '../../ui/name-fields.tsx'
import { showIssues } from '../../ui/show-issues.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { askSession } from './ask-session.ts'
import { AuthHeading } from './auth-heading.tsx'
import { lateResolver } from './late-resolver.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PhonePicture } from './phone-picture.tsx'
import { privateMeta } from './private-meta.ts'
import { RefusalNotice } from './refusal-notice.tsx'

export const meta = privateMeta(copy)

const resolver = lateResolver(async () => (await import('./auth-resolvers.ts')).invitationResolver)

type Invited = Pick<Invitation, 'name' | 'email' | 'role'>

/** Whoever was invited to work here makes their account by the link of their mail, and is inside. */
export default function InvitationPage() {
  const { token = '' } = useParams()
  const [invited, setInvited] = useState<Invited>()
  const [refusal, setRefusal] = useState<Refusal>()

  useEffect(() => {
    let isHere = true
    const look = async () => {
      const outcome = await askSession((calls) => calls.showInvitation(token))
      if (!isHere) return
      if (outcome.ok) setInvited(outcome.answer)
      else setRefusal(outcome.refusal)
    }
    void look()
    return () => {
      isHere = false
    }
  }, [token])

  if (refusal?.httpStatus === 404) return <Expired />
  return (
    <>
      <PhonePicture name="login-doorway" />
      <AuthHeading
        title={copy.title}
        lead={invited ? copy.lead(invited.email, invited.role) : refusal ? undefined : copy.loading}
      />
      {invited && <InvitationForm {...{ token, invited }} onExpired={setRefusal} />}
      {!invited && refusal && (
        <div className="grid gap-5">
          <RefusalNotice refusal={refusal} />
          <Button size="large" onClick={() => window.location.reload()}>
            {copy.again}
          </Button>
        </div>
      )}
    </>
  )
}

function Expired() {
  return (
    <section className="grid gap-5">
      <AuthHeading title={copy.expiredTitle} lead={copy.expiredText} />
      <LinkButton to={paths.login()} size="large">
        {copy.toLogin}
      </LinkButton>
    </section>
  )
}

type FormProps = { token: string; invited: Invited; onExpired: (refusal: Refusal) => void }

function InvitationForm({ token, invited, onExpired }: FormProps) {
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
    const outcome = await askSession((calls) => calls.acceptInvitation({ token, ...person }))
    if (outcome.ok) {
      const { user, mustSetUpSecondFactor } = outcome.answer
      return navigate(mustSetUpSecondFactor ? paths.secondFactorSetup() : homeOf(user.role), {
        replace: true,
      })
    }
    if (outcome.refusal.httpStatus === 404) return onExpired(outcome.refusal)
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  return (
    <form method="post" onSubmit={accept} noValidate className="grid gap-5">
      <RefusalNotice refusal={refusal} />
      {/* For password managers: whose password it is. */}
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
      <SubmitButton loading={isSubmitting}>{copy.submit}</SubmitButton>
    </form>
  )
}
