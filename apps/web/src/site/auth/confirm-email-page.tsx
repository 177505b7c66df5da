import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import type { Refusal } from '../../app/store.ts'
import { confirmEmailCopy } from '../../copy/confirm-email.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { askSession } from './ask-session.ts'
import { AuthHeading } from './auth-heading.tsx'
import { PhonePicture } from './phone-picture.tsx'
import { privateMeta } from './private-meta.ts'
import { RefusalNotice } from './refusal-notice.tsx'

export const meta = privateMeta(confirmEmailCopy)

/** Takes the new address by a press, never by opening the page: mail programs open links to look at them. */
export default function ConfirmEmailPage() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const [confirming, setConfirming] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  const confirm = async () => {
    setConfirming(true)
    const outcome = await askSession((calls) => calls.confirmNewEmail(token))
    setConfirming(false)
    if (outcome.ok) return navigate(paths.login({ listo: 'email' }), { replace: true })
    setRefusal(outcome.refusal)
  }

  const expired = refusal?.httpStatus === 404
  return (
    <>
      <PhonePicture name="login-window" />
      <section className="grid gap-5">
        <AuthHeading
          title={expired ? confirmEmailCopy.expiredTitle : confirmEmailCopy.title}
          lead={expired ? confirmEmailCopy.expiredText : confirmEmailCopy.text}
        />
        {expired ? (
          <LinkButton size="large" to={paths.login()}>
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
