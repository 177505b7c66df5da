import { buttonLook } from '../../ui/controls/button-look.ts'
import { anchors } from './section-items.ts'
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
function ScrollHint({ text, to, direction = 'down' }: ScrollHintProps) {
  const { scrollHint } = useCopy('chrome', chromeCopy)
  const Arrow = direction === 'down' ? ArrowDown : ArrowUp
  return (
    <a href={`#${to}`} className="inline-flex min-h-12 items-center gap-2 rounded-full px-4 font-strong">
      <span>{text ?? scrollHint}</span>
      <Arrow className="size-5" aria-hidden="true" />
    </a>
  )
}

type HeroActionsProps = {
  action: string
  /** Target of the button; defaults to the plans. */
  to?: string
}

/** Main call to action of a page, and a scroll hint. */
export function HeroActions({ action, to = anchors.plans }: HeroActionsProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center justify-center gap-x-3 gap-y-1 md:justify-start">
      <a href={`#${to}`} className={buttonLook({ size: 'large' })}>
        {action}
      </a>
      <ScrollHint to={anchors.services} />
    </div>
  )
}
