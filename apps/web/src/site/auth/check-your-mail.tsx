import { MailCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { publicPaths } from '../../shared/business/public-paths.ts'
import type { Refusal } from '../../shared/fetching/store.ts'
import { registerCopy } from '../../copy/site/auth/register.ts'
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
  const { sent } = registerCopy

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
        title={sent.title}
        lead={<span className="[overflow-wrap:anywhere]">{text ?? sent.text(email)}</span>}
      />
      {resent && <Notice tone="ok">{sent.resent}</Notice>}
      <RefusalNotice refusal={refusal} />
      <LinkButton to={publicPaths.login()} size="large" onClick={onOtherEmail}>
        {sent.login}
      </LinkButton>
      <Button tone="secondary" loading={sending} disabled={secondsLeft > 0} onClick={resend}>
        {secondsLeft > 0 ? sent.wait(secondsLeft) : sent.resend}
      </Button>
      <p className="text-sm text-ink-soft">{sent.hint}</p>
      <Button tone="quiet" onClick={onOtherEmail}>
        {sent.otherEmail}
      </Button>
    </section>
  )
}
