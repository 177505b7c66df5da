import { texts, type AnswerOf } from '@rumi/contract'
import { useEffect, useState } from 'react'
import { officeLettersCopy as copy } from '../../copy/office-letters.ts'
import { officeTextsCopy } from '../../copy/office-texts.ts'
import { useSendCall } from '../../shared/queries.ts'
import { Notice } from '../../ui/notice.tsx'
import { SegmentedChoice } from '../../ui/segmented-choice.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import type { Draft } from './draft.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { SendLetterTest } from './send-letter-test.tsx'

const { preview: words } = officeTextsCopy

const widths = { phone: 390, desktop: 720 } as const
type Look = keyof typeof widths | 'plain'

type Letter = AnswerOf<typeof texts.previewLetter>['data']

/** A letter with words that nobody has saved yet: as a phone or a computer shows it, or as plain text; it can be sent to oneself. */
export function LetterPreview({ draft: { text, value } }: { draft: Draft }) {
  const sendCall = useSendCall()
  const [look, setLook] = useState<Look>('phone')
  const [letter, setLetter] = useState<Letter>()
  const [trouble, setTrouble] = useState<string>()
  const { key } = text

  useEffect(() => {
    let isLeft = false
    const ask = async () => {
      const outcome = await sendCall(texts.previewLetter, { body: { key, value } })
      if (isLeft) return
      if (outcome.ok) setLetter(outcome.answer.data)
      else setTrouble(outcome.refusal.issues[0]?.message ?? outcome.refusal.message)
    }
    void ask()
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
          name="letter-look"
          value={look}
          onChange={setLook}
          options={[
            { value: 'phone', label: words.phone },
            { value: 'desktop', label: words.desktop },
            { value: 'plain', label: copy.plain },
          ]}
        />
      </div>
      {letter === undefined ? (
        <SkeletonList label={words.loading} className="h-96" />
      ) : (
        <>
          <p className="[overflow-wrap:anywhere]">
            <span className="text-ink-soft">{copy.subject}:</span> <strong>{letter.subject}</strong>
          </p>
          {look === 'plain' ? (
            <PlainPart text={letter.text} />
          ) : (
            <PreviewFrame html={letter.html} widthPx={widths[look]} shows={value} title={copy.frame} />
          )}
          <SendLetterTest draft={{ key, value }} />
        </>
      )}
    </div>
  )
}

/** As programs without a look show it. It can be scrolled by the keyboard. */
const PlainPart = ({ text }: Pick<Letter, 'text'>) => (
  <section
    aria-label={copy.plainLabel}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse
    tabIndex={0}
    className="h-120 overflow-auto rounded-sm border border-line-strong bg-white p-4 font-mono text-sm whitespace-pre-wrap [overflow-wrap:anywhere]"
  >
    {text}
  </section>
)
