import { CalendarCheck, CalendarDays, Clock, NotebookPen } from 'lucide-react'
import { groomingCopy } from '../../copy/site/grooming.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { pageMeta } from '../page-meta.ts'
import { fetchPlans, loadPlans } from '../plans/load-plans.ts'
import { PlansSection } from '../plans/plans-section.tsx'
import { HeroPicture } from '../sections/hero-picture.tsx'
import { HeroActions } from '../sections/hero-actions.tsx'
import { highlightSlots } from '../sections/section-items.ts'
import { Highlights } from '../sections/highlights.tsx'
import { HouseRules } from '../sections/house-rules.tsx'
import { PageSections } from '../sections/page-sections.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { PromoPicture } from '../sections/promo-picture.tsx'
import { Promo } from '../sections/promo.tsx'
import { Questions } from '../sections/questions.tsx'
import { ServiceCards } from '../sections/service-cards.tsx'

export const meta = pageMeta('grooming', groomingCopy)

export const loader = loadPlans('grooming')
export { fetchPlans as clientLoader }

const pictures = [
  'grooming-bath',
  'grooming-brushing',
  'grooming-ears',
  'grooming-nails',
  'grooming-nose',
] as const

const slots = [
  'grooming.services.1',
  'grooming.services.2',
  'grooming.services.3',
  'grooming.services.4',
  'grooming.services.5',
] as const

export default function GroomingPage() {
  const copy = useCopy('grooming', groomingCopy)
  return (
    <main id="contenido">
      <PageHero
        {...copy.hero}
        field="bg-teal-tint"
        art={<HeroPicture name="spa-hero" slot="grooming.hero" />}
        action={<HeroActions page="grooming" action={copy.hero.action} />}
      />
      <PageSections
        page="grooming"
        sections={{
          promo: (
            <Promo
              {...copy.promo}
              above="bg-teal-tint"
              art={<PromoPicture name="grooming-card" slot="grooming.promo" />}
            />
          ),
          services: <ServiceCards {...copy.services} pictures={pictures} slots={slots} />,
          highlights: (
            <Highlights
              {...copy.highlights}
              spots={['heart', 'leaf', 'calm', 'team']}
              slots={highlightSlots('grooming')}
            />
          ),
          plans: <PlansSection {...copy.plans} />,
          rules: <HouseRules {...copy.rules} icons={[CalendarCheck, Clock, CalendarDays, NotebookPen]} />,
          questions: <Questions {...copy.questions} />,
        }}
      />
    </main>
  )
}
