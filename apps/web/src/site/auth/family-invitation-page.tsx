import { publicPaths } from '../../shared/business/public-paths.ts'
import { familyInvitationCopy as copy } from '../../copy/site/auth/family-invitation.ts'
import { Button } from '../../ui/controls/button.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'
import { AuthHeading } from './auth-heading.tsx'
import { PhonePicture } from './phone-picture.tsx'
import { privateMeta } from './private-meta.ts'
import { PrivacyConsent } from './forms/privacy-consent.tsx'
import { RefusalNotice } from './forms/refusal-notice.tsx'
import { useLinkOfMail } from './links/use-link-of-mail.ts'

export const meta = privateMeta(copy)

/** Accepts an invitation to share an account, with a new login or an existing one. */
export default function FamilyInvitationPage() {
  const {
    token,
    found: invited,
    form: AcceptInvitationForm,
    refusal,
    setRefusal,
    isExpired,
  } = useLinkOfMail('/auth/family')

  if (isExpired)
    return (
      <section className="grid gap-5">
        <AuthHeading title={copy.expiredTitle} lead={copy.expiredText} />
        <LinkButton to={publicPaths.login()} size="large">
          {copy.home}
        </LinkButton>
      </section>
    )
  return (
    <>
      <PhonePicture name="login-doorway" />
      <AuthHeading
        title={copy.title}
        lead={invited && copy[invited.hasAccount ? 'hasAccount' : 'lead'](invited.holder, invited.email)}
      />
      {!invited && !refusal && <SkeletonList label={copy.loading} count={5} className="h-20" />}
      {invited?.hasAccount && (
        <LinkButton to={publicPaths.joinFamily({ invitacion: token })} size="large">
          {copy.toLogin}
        </LinkButton>
      )}
      {invited && !invited.hasAccount && AcceptInvitationForm && (
        <AcceptInvitationForm
          {...{ token, invited }}
          submitLabel={copy.submit}
          accept={(calls, person) => calls.acceptFamilyInvitation(person)}
          onExpired={setRefusal}
        >
          <PrivacyConsent />
        </AcceptInvitationForm>
      )}
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
