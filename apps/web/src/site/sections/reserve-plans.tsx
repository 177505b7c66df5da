import { paths } from '../../shared/paths.ts'
import type { PlansCopy } from '../../copy/page-copy.ts'
import { PlanCard } from './plan-card.tsx'
import { PlanCarousel } from './plan-carousel.tsx'

/** Plans that are booked at once: 'Reservar' opens the booking with the plan chosen (decision 12). */
export function ReservePlans({ buttonText, ...plans }: PlansCopy) {
  return (
    <PlanCarousel
      {...plans}
      renderCard={(plan) => (
        <PlanCard plan={plan} choice={{ to: paths.book({ servicio: plan.slug }) }} buttonText={buttonText} />
      )}
    />
  )
}
