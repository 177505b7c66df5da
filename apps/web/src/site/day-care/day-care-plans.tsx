import { paths } from '../../app/paths.ts'
import { carouselCopy } from '../../copy/chrome.ts'
import { dayCareCopy } from '../../copy/day-care.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { PlanCard } from '../sections/plan-card.tsx'
import { SectionTitle } from '../sections/section-title.tsx'
import { plansId } from './day-care-hero-section.tsx'

/** The three plans; 'Reservar' opens the booking with the plan chosen (decision 12). */
export function DayCarePlans() {
  const { title, lead, carouselLabel, button, items } = dayCareCopy.plans
  return (
    <section id={plansId} className="shell section-y">
      <SectionTitle title={title} lead={lead} />
      <Carousel
        label={carouselLabel}
        words={carouselCopy}
        perViewClassName="[--per-view:1] md:[--per-view:2] lg:[--per-view:3]"
        gapPx={24}
        slides={items.map((plan) => ({
          key: plan.slug,
          content: (
            <div className="h-full pt-5 pb-6">
              <PlanCard plan={plan} to={paths.book({ servicio: plan.slug })} buttonText={button} />
            </div>
          ),
        }))}
      />
    </section>
  )
}
