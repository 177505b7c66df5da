import { Bug, Cake, ClipboardCheck, Syringe } from 'lucide-react'
import { dayCareCopy } from '../../copy/site/day-care.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { pageMeta } from '../page-meta.ts'
import { fetchPlans, loadPlans } from '../plans/load-plans.ts'
import { PlansSection } from '../plans/plans-section.tsx'
import { Film } from '../sections/film.tsx'
import { highlightSlots } from '../sections/highlight-slots.ts'
import { Highlights } from '../sections/highlights.tsx'
import { HouseRules } from '../sections/house-rules.tsx'
import { PromoBanner } from '../sections/promo-picture.tsx'
import { Promo } from '../sections/promo.tsx'
import { Questions } from '../sections/questions.tsx'
import { ServiceList } from '../sections/service-list.tsx'
import { DayCareHeroSection } from './day-care-hero-section.tsx'

export const meta = pageMeta('dayCare', dayCareCopy)

export const loader = loadPlans('dayCare')
export { fetchPlans as clientLoader }

export default function DayCarePage() {
  const copy = useCopy('dayCare', dayCareCopy)
  return (
    <main id="contenido">
      <DayCareHeroSection />
      <Promo {...copy.promo} banner={<PromoBanner name="promo-banner-friends" slot="dayCare.promo" />} />
      <ServiceList {...copy.services} spots={['play', 'bed', 'treat', 'heart', 'clock']} />
      <Highlights
        {...copy.highlights}
        spots={['calm', 'house', 'shield', 'camera']}
        slots={highlightSlots('dayCare')}
      />
      <Film {...copy.film} name="guarderia" />
      <PlansSection {...copy.plans} />
      <HouseRules {...copy.rules} icons={[Syringe, Bug, ClipboardCheck, Cake]} />
      <Questions {...copy.questions} />
    </main>
  )
}
