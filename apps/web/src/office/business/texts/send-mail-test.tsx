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
