import { MailCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { publicPaths } from '../../shared/business/public-paths.ts'
import type { Refusal } from '../../shared/fetching/store.ts'
import { checkYourMailCopy as copy } from '../../copy/site/auth/check-your-mail.ts'
import { Button } from '../../ui/controls/button.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useCountdown } from '../../ui/hooks/use-countdown.ts'
import { sendSessionCall } from './links/send-session-call.ts'
import { AuthHeading } from './auth-heading.tsx'
import { RefusalNotice } from './forms/refusal-notice.tsx'

/** Wait before another link, so that a double tap does not invalidate the first. */
const resendAfterSeconds = 30

type CheckYourMailProps = { email: string; text?: ReactNode; onOtherEmail: () => void }

/** Confirms that the link was sent, with a resend. */
export function CheckYourMail({ email, text, onOtherEmail }: CheckYourMailProps) {
  const { secondsLeft, start } = useCountdown()
  const [sending, setSending] = useState(false)
  const [resent, setResent] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  const resend = async () => {
    setSending(true)
    setResent(false)
    const outcome = await sendSessionCall((calls) => calls.resendVerification(email))
    setSending(false)
    setResent(outcome.ok)
    setRefusal(outcome.ok ? undefined : outcome.refusal)
    start(outcome.ok ? resendAfterSeconds : (outcome.refusal.retryAfterSeconds ?? 0))
  }

  return (
    <section className="grid gap-5">
      <MailCheck className="size-14 text-teal" aria-hidden="true" />
      <AuthHeading
        title={copy.title}
        lead={<span className="[overflow-wrap:anywhere]">{text ?? copy.text(email)}</span>}
      />
      {resent && <Notice tone="ok">{copy.resent}</Notice>}
      <RefusalNotice refusal={refusal} />
      <LinkButton to={publicPaths.login()} size="large" onClick={onOtherEmail}>
        {copy.login}
      </LinkButton>
      <Button tone="secondary" loading={sending} disabled={secondsLeft > 0} onClick={resend}>
        {secondsLeft > 0 ? copy.wait(secondsLeft) : copy.resend}
      </Button>
      <p className="text-sm text-ink-soft">{copy.hint}</p>
      <Button tone="quiet" onClick={onOtherEmail}>
        {copy.otherEmail}
      </Button>
    </section>
  )
}
