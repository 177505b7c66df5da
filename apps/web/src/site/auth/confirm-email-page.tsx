import { publicPaths } from '../../shared/business/public-paths.ts'
import { confirmEmailCopy } from '../../copy/site/auth/mailed-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { AuthHeading } from './auth-heading.tsx'
import { PhonePicture } from './phone-picture.tsx'
import { privateMeta } from './private-meta.ts'
import { RefusalNotice } from './forms/refusal-notice.tsx'
import { useConfirmByPress } from './links/use-confirm-by-press.ts'

export const meta = privateMeta(confirmEmailCopy)

/** Confirms a new address. */
export default function ConfirmEmailPage() {
  const { confirm, confirming, refusal, isExpired } = useConfirmByPress(
    (calls, token) => calls.confirmEmailChange(token),
    'email',
  )
  return (
    <>
      <PhonePicture name="login-window" />
      <section className="grid gap-5">
        <AuthHeading
          title={isExpired ? confirmEmailCopy.expiredTitle : confirmEmailCopy.title}
          lead={isExpired ? confirmEmailCopy.expiredText : confirmEmailCopy.text}
        />
        {isExpired ? (
          <LinkButton size="large" to={publicPaths.login()}>
            {confirmEmailCopy.login}
          </LinkButton>
        ) : (
          <>
            <RefusalNotice refusal={refusal} />
            <Button size="large" loading={confirming} onClick={confirm}>
              {confirmEmailCopy.submit}
            </Button>
          </>
        )}
      </section>
    </>
  )
}
