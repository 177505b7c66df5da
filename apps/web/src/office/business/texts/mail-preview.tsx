import { texts, type AnswerOf, type BodyOf, type StoredSiteText } from '@rumi/contract'
import { useEffect, useState } from 'react'
import { Send } from 'lucide-react'
import { officeMailsCopy as copy } from '../../../copy/office/business/mails.ts'
import { officeTextsCopy } from '../../../copy/office/business/texts.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SegmentedChoice } from '../../../ui/controls/segmented-choice.tsx'
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { PreviewFrame } from './preview-frame.tsx'

/** Unsaved text with the name of its page or mail. */
export type Draft = { text: StoredSiteText; value: string; pageName: string }

type TestResult = { tone: 'ok' | 'problem'; words: string }

/** Sends the previewed mail to the user. */
function SendMailTest({ draft }: { draft: BodyOf<typeof texts.sendMailTest> }) {
  const sendCall = useSendCall()
  const [isSending, setIsSending] = useState(false)
  const [result, setResult] = useState<TestResult>()

  const send = async () => {
    setResult(undefined)
    setIsSending(true)
    const outcome = await sendCall(texts.sendMailTest, { body: draft })
    setIsSending(false)
    setResult(
      outcome.ok
        ? { tone: 'ok', words: copy.sent(outcome.answer.data.email) }
        : { tone: 'problem', words: outcome.refusal.message },
    )
  }

  return (
    <div className="grid gap-3 pb-1">
      {result && <Notice tone={result.tone}>{result.words}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button tone="secondary" loading={isSending} onClick={send}>
          <Send className="size-5" aria-hidden="true" />
          {copy.sendTest}
        </Button>
        <p className="text-sm text-ink-soft">{copy.sample}</p>
      </div>
    </div>
  )
}

const { preview: words } = officeTextsCopy

const widths = { phone: 390, desktop: 720 } as const
type Look = keyof typeof widths | 'plain'

type Mail = AnswerOf<typeof texts.previewMail>['data']

/** Preview of a mail with unsaved text: phone, desktop or plain text, with a test mail. */
export function MailPreview({ draft: { text, value } }: { draft: Draft }) {
  const sendCall = useSendCall()
  const [look, setLook] = useState<Look>('phone')
  const [mail, setMail] = useState<Mail>()
  const [trouble, setTrouble] = useState<string>()
  const { key } = text

  useEffect(() => {
    let isLeft = false
    const fetchMail = async () => {
      const outcome = await sendCall(texts.previewMail, { body: { key, value } })
      if (isLeft) return
      if (outcome.ok) setMail(outcome.answer.data)
      else setTrouble(outcome.refusal.issues[0]?.message ?? outcome.refusal.message)
    }
    void fetchMail()
    return () => {
      isLeft = true
    }
  }, [sendCall, key, value])

  if (trouble) return <Notice tone="problem">{trouble}</Notice>
  return (
    <div className="grid gap-3">
      <div className="justify-self-start">
        <SegmentedChoice
          legend={words.width}
          name="mail-look"
          value={look}
          onChange={setLook}
          options={[
            { value: 'phone', label: words.phone },
            { value: 'desktop', label: words.desktop },
            { value: 'plain', label: copy.plain },
          ]}
        />
      </div>
      {mail === undefined ? (
        <SkeletonList label={words.loading} className="h-96" />
      ) : (
        <>
          <p className="[overflow-wrap:anywhere]">
            <span className="text-ink-soft">{copy.subject}:</span> <strong>{mail.subject}</strong>
          </p>
          {look === 'plain' ? (
            <PlainPart text={mail.text} />
          ) : (
            <PreviewFrame html={mail.html} widthPx={widths[look]} shows={value} title={copy.frame} />
          )}
          <SendMailTest draft={{ key, value }} />
        </>
      )}
    </div>
  )
}

/** Plain text version, scrollable by keyboard. */
const PlainPart = ({ text }: Pick<Mail, 'text'>) => (
  <section
    aria-label={copy.plainLabel}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse
    tabIndex={0}
    className="h-120 overflow-auto rounded-sm border border-line-strong bg-white p-4 font-mono text-sm whitespace-pre-wrap [overflow-wrap:anywhere]"
  >
    {text}
  </section>
)
