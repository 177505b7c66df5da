import type { SitePlan } from '@rumi/contract'
import type { ReactNode } from 'react'
import { carouselCopy } from '../../copy/site/chrome.ts'
import { Carousel } from '../../ui/controls/carousel.tsx'

type PlanCarouselProps = {
  label: string
  plans: readonly SitePlan[]
  renderCard: (plan: SitePlan) => ReactNode
}

/** Plans or packages of a service in a row with arrows (spec §2). */
export const PlanCarousel = ({ label, plans, renderCard }: PlanCarouselProps) => (
  <Carousel
    label={label}
    words={carouselCopy}
    perViewClassName="[--per-view:1] md:[--per-view:2] lg:[--per-view:3]"
    gapPx={24}
    slides={plans.map((plan) => ({
      key: plan.slug,
      content: <div className="h-full pt-5 pb-6">{renderCard(plan)}</div>,
    }))}
  />
)
