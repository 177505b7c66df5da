import { CalendarDays, Clock, PawPrint, UserRoundCheck } from 'lucide-react'
import { trainingCopy } from '../../copy/site/training.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { pageMeta } from '../page-meta.ts'
import { fetchPlans, loadPlans } from '../plans/load-plans.ts'
import { PlansSection } from '../plans/plans-section.tsx'
import { HeroPicture } from '../sections/hero-picture.tsx'
import { Film } from '../sections/film.tsx'
import { HeroActions } from '../sections/hero-actions.tsx'
import { highlightSlots } from '../sections/section-items.ts'
import { Highlights } from '../sections/highlights.tsx'
import { HouseRules } from '../sections/house-rules.tsx'
import { PageSections } from '../sections/page-sections.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { PromoPicture } from '../sections/promo-picture.tsx'
import { Promo } from '../sections/promo.tsx'
import { Questions } from '../sections/questions.tsx'
import { ServiceList } from '../sections/service-list.tsx'

export const meta = pageMeta('training', trainingCopy)

export const loader = loadPlans('training')
export { fetchPlans as clientLoader }

const spots = ['list', 'cone', 'book', 'nose', 'heart', 'house'] as const

export default function TrainingPage() {
  const copy = useCopy('training', trainingCopy)
  return (
    <main id="contenido">
      <PageHero
        {...copy.hero}
        art={<HeroPicture name="training-hero" slot="training.hero" />}
        action={<HeroActions page="training" action={copy.hero.action} />}
      />
      <PageSections
        page="training"
        sections={{
          promo: <Promo {...copy.promo} art={<PromoPicture name="training-card" slot="training.promo" />} />,
          services: <ServiceList {...copy.services} spots={spots} />,
          highlights: (
            <Highlights
              {...copy.highlights}
              spots={['heart', 'treat', 'play', 'team']}
              slots={highlightSlots('training')}
            />
          ),
          film: <Film {...copy.film} name="olfato" />,
          plans: <PlansSection {...copy.plans} />,
          rules: <HouseRules {...copy.rules} icons={[Clock, PawPrint, UserRoundCheck, CalendarDays]} />,
          questions: <Questions {...copy.questions} />,
        }}
      />
    </main>
  )
}
