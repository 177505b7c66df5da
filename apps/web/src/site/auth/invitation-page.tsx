import { publicPaths } from '../../shared/business/public-paths.ts'
import { invitationCopy as copy } from '../../copy/site/auth/invitation.ts'
import { Button } from '../../ui/controls/button.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'
import { AuthHeading } from './auth-heading.tsx'
import { PhonePicture } from './phone-picture.tsx'
import { privateMeta } from './private-meta.ts'
import { RefusalNotice } from './forms/refusal-notice.tsx'
import { useLinkOfMail } from './links/use-link-of-mail.ts'

export const meta = privateMeta(copy)

/** Creates a staff account from an invitation link and logs in. */
export default function InvitationPage() {
  const {
    token,
    found: invited,
    form: AcceptInvitationForm,
    refusal,
    setRefusal,
    isExpired,
  } = useLinkOfMail('/auth/invitation')

  if (isExpired) return <Expired />
  return (
    <>
      <PhonePicture name="login-doorway" />
      <AuthHeading title={copy.title} lead={invited && copy.lead(invited.email, invited.role)} />
      {!invited && !refusal && <SkeletonList label={copy.loading} count={5} className="h-20" />}
      {invited && AcceptInvitationForm && (
        <AcceptInvitationForm
          {...{ token, invited }}
          submitLabel={copy.submit}
          accept={(calls, person) => calls.acceptInvitation(person)}
          onExpired={setRefusal}
        />
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

function Expired() {
  return (
    <section className="grid gap-5">
      <AuthHeading title={copy.expiredTitle} lead={copy.expiredText} />
      <LinkButton to={publicPaths.login()} size="large">
        {copy.toLogin}
      </LinkButton>
    </section>
  )
}
