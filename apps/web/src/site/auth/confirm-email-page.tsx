import { publicPaths } from '../../shared/business/public-paths.ts'
import { confirmEmailCopy } from '../../copy/site/auth/confirm-email.ts'
import { Button } from '../../ui/controls/button.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { AuthHeading } from './auth-heading.tsx'
import { PhonePicture } from './phone-picture.tsx'
import { privateMeta } from './private-meta.ts'
import { RefusalNotice } from './forms/refusal-notice.tsx'
import type { session } from '@rumi/data-layer'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { Refusal, StoreRequest } from '../../shared/fetching/store.ts'
import { sendSessionCall } from './links/send-session-call.ts'

type LoginNews = NonNullable<Parameters<typeof publicPaths.login>[0]>['listo']

/**
 * Confirms a mailed link by a press, not on page load: mail programs open links to scan them. Continues at the login
 * with a success message.
 */
export function useConfirmByPress<Answer>(
  call: (calls: typeof session.calls, token: string) => StoreRequest<Answer>,
  listo: LoginNews,
) {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const [confirming, setConfirming] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  const confirm = async () => {
    setConfirming(true)
    const outcome = await sendSessionCall((calls) => call(calls, token))
    setConfirming(false)
    if (outcome.ok) return navigate(publicPaths.login({ listo }), { replace: true })
    setRefusal(outcome.refusal)
  }

  /** True if the link was used or has expired. */
  const isExpired = refusal?.httpStatus === 404
  return { confirm, confirming, refusal, isExpired }
}

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
