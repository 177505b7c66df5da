import type { ReactNode } from 'react'
import { carouselCopy } from '../../copy/chrome.ts'
import type { PlanCopy, PlansCopy } from '../../copy/page-copy.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { anchors } from './anchors.ts'
import { SectionTitle } from './section-title.tsx'

type PlanCarouselProps = Pick<PlansCopy, 'title' | 'lead' | 'carouselLabel' | 'items'> & {
  renderCard: (plan: PlanCopy) => ReactNode
}

/** The plans or packages of a service in a row with arrows (spec §2). */
export function PlanCarousel({ title, lead, carouselLabel, items, renderCard }: PlanCarouselProps) {
  return (
    <section id={anchors.plans} className="shell section-y">
      <SectionTitle title={title} lead={lead} />
      <Carousel
        label={carouselLabel}
        words={carouselCopy}
        perViewClassName="[--per-view:1] md:[--per-view:2] lg:[--per-view:3]"
        gapPx={24}
        slides={items.map((plan) => ({
          key: plan.slug,
          content: <div className="h-full pt-5 pb-6">{renderCard(plan)}</div>,
        }))}
      />
    </section>
  )
}
