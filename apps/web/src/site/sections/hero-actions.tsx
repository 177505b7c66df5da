import { buttonLook } from '../../ui/controls/button-look.ts'
import { anchors } from './anchors.ts'
import { ScrollHint } from './scroll-hint.tsx'

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
