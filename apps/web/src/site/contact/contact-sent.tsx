import { useEffect, useRef } from 'react'
import { contactCopy } from '../../copy/site/contact.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { Button } from '../../ui/controls/button.tsx'
import type { SentMessage } from './send-message.ts'
import { Still } from '../stills/still.tsx'

/** Thanks in place of the form; takes the focus. */
export function ContactSent({ sent, onAgain }: { sent: SentMessage; onAgain: () => void }) {
  const copy = useCopy('contact', contactCopy)
  const { title, copied, numbered, answered, again } = copy.sent
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center">
      <Still
        name="promo-banner-friends"
        width={840}
        height={350}
        className="h-auto w-full max-w-sm rounded-md"
      />
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {title}
      </h3>
      <p className="measure [overflow-wrap:anywhere]">
        <span>{sent.copied ? copied(sent.email) : numbered(sent.reference, sent.email)}</span> {answered}
      </p>
      <Button tone="secondary" onClick={onAgain}>
        {again}
      </Button>
    </div>
  )
}
