import { reportCardLimits, reportCardReplies } from '@rumi/contract'
import type { ReportCard } from '@rumi/data-layer'
import { useState } from 'react'
import { reportsCopy } from '../../copy/shared/report-cards.ts'
import { useSendCall } from '../../shared/fetching/queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { Form } from '../../ui/forms/form.tsx'
import { TextAreaField } from '../../ui/forms/text-area-field.tsx'

/** Reply of an owner to a report card, which reaches the desk as a message. */
export function ReplyToReport({ card, dog }: { card: ReportCard; dog: string }) {
  const send = useSendCall()
  const [text, setText] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [problems, setProblems] = useState<{ message: string }[]>()
  if (text === undefined)
    return (
      <Button tone="secondary" className="justify-self-start" onClick={() => setText('')}>
        {reportsCopy.reply}
        <span className="sr-only"> {reportsCopy.dayOf(dog)}</span>
      </Button>
    )

  async function submit() {
    setSending(true)
    const outcome = await send(reportCardReplies.create, {
      params: { id: card.id },
      body: { message: text!.trim() },
    })
    setSending(false)
    if (!outcome.ok) return setProblems([outcome.refusal])
    showToast(reportsCopy.replySent)
    setProblems(undefined)
    setText(undefined)
  }

  return (
    <Form
      problems={problems}
      className="grid justify-items-start gap-3 *:first:w-full"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() && !isSending) void submit()
      }}
    >
      <TextAreaField
        label={reportsCopy.replyLabel}
        value={text}
        rows={3}
        maxLength={reportCardLimits.words}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" aria-busy={isSending} disabled={text.trim() === ''}>
        {reportsCopy.sendReply}
      </Button>
    </Form>
  )
}
