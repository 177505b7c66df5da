import { ArrowDown, ArrowUp } from 'lucide-react'
import { chromeCopy } from '../../copy/site/chrome.ts'
import { useCopy } from '../../shared/business/use-copy.ts'

type ScrollHintProps = {
  text?: string
  /** Id of the target. */
  to: string
  direction?: 'down' | 'up'
}

/** Scroll hint that links further down (spec §2, 'Common display behaviour'). */
export function ScrollHint({ text, to, direction = 'down' }: ScrollHintProps) {
  const { scrollHint } = useCopy('chrome', chromeCopy)
  const Arrow = direction === 'down' ? ArrowDown : ArrowUp
  return (
    <a href={`#${to}`} className="inline-flex min-h-12 items-center gap-2 rounded-full px-4 font-strong">
      <span>{text ?? scrollHint}</span>
      <Arrow className="size-5" aria-hidden="true" />
    </a>
  )
}
