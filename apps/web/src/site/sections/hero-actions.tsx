import type { SectionName, SectionPage } from '@rumi/contract'
import { buttonLook } from '../../ui/controls/button-look.ts'
import { anchors } from './section-items.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { chromeCopy } from '../../copy/site/chrome.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { useSections } from './page-sections.tsx'

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

/** Section with the services of a page. */
const servicesOf = (page: SectionPage): SectionName =>
  page === 'about' ? 'story' : page === 'services' ? 'list' : 'services'

type HeroActionsProps = {
  page: SectionPage
  action: string
  /** Target of the button; defaults to the plans. */
  to?: string
}

/** Main call to action of a page, and a scroll hint; without those that lead to a hidden section. */
export function HeroActions({ page, action, to = anchors.plans }: HeroActionsProps) {
  const sections = useSections(page)
  const hasServices = sections.includes(servicesOf(page))
  return (
    <div className="mt-2 flex flex-wrap items-center justify-center gap-x-3 gap-y-1 md:justify-start">
      {(to === anchors.plans ? sections.includes('plans') : hasServices) && (
        <a href={`#${to}`} className={buttonLook({ size: 'large' })}>
          {action}
        </a>
      )}
      {hasServices && <ScrollHint to={anchors.services} />}
    </div>
  )
}
