import { texts, type BodyOf } from '@rumi/contract'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { officeMailsCopy as copy } from '../../../copy/office/business/mails.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

type TestResult = { tone: 'ok' | 'problem'; words: string }

/** Sends the previewed mail to the user. */
export function SendMailTest({ draft }: { draft: BodyOf<typeof texts.sendMailTest> }) {
  const sendCall = useSendCall()
  const [isSending, setIsSending] = useState(false)
  const [told, setTold] = useState<TestResult>()

  const send = async () => {
    setTold(undefined)
    setIsSending(true)
    const outcome = await sendCall(texts.sendMailTest, { body: draft })
    setIsSending(false)
    setTold(
      outcome.ok
        ? { tone: 'ok', words: copy.sent(outcome.answer.data.email) }
        : { tone: 'problem', words: outcome.refusal.message },
    )
  }

  return (
    <div className="grid gap-3 pb-1">
      {told && <Notice tone={told.tone}>{told.words}</Notice>}
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
