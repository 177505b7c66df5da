import { Bug, Cake, ClipboardCheck, Syringe } from 'lucide-react'
import { dayCareCopy } from '../../copy/site/day-care.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { pageMeta } from '../page-meta.ts'
import { fetchPlans, loadPlans } from '../plans/load-plans.ts'
import { PlansSection } from '../plans/plans-section.tsx'
import { Film } from '../sections/film.tsx'
import { highlightSlots } from '../sections/section-items.ts'
import { Highlights } from '../sections/highlights.tsx'
import { HouseRules } from '../sections/house-rules.tsx'
import { PromoBanner } from '../sections/promo-picture.tsx'
import { Promo } from '../sections/promo.tsx'
import { Questions } from '../sections/questions.tsx'
import { ServiceList } from '../sections/service-list.tsx'
import { HeroPicture } from '../sections/hero-picture.tsx'
import { HeroActions } from '../sections/hero-actions.tsx'
import { MulticolourWord } from '../sections/multicolour-word.tsx'
import { PageSections } from '../sections/page-sections.tsx'
import { PageHero } from '../sections/page-hero.tsx'

/** Hero with a word in changing colours (spec §2, 'Day care'). */
export function DayCareHeroSection() {
  const copy = useCopy('dayCare', dayCareCopy)
  const { before, word, after, subtitle, action } = copy.hero
  return (
    <PageHero
      title={
        <>
          {before} <MulticolourWord mark={after}>{word}</MulticolourWord>
        </>
      }
      subtitle={subtitle}
      art={<HeroPicture name="day-care-hero" slot="dayCare.hero" />}
      action={<HeroActions page="dayCare" action={action} />}
    />
  )
}

export const meta = pageMeta('dayCare', dayCareCopy)

export const loader = loadPlans('dayCare')
export { fetchPlans as clientLoader }

export default function DayCarePage() {
  const copy = useCopy('dayCare', dayCareCopy)
  return (
    <main id="contenido">
      <DayCareHeroSection />
      <PageSections
        page="dayCare"
        sections={{
          promo: (
            <Promo
              {...copy.promo}
              banner={<PromoBanner name="promo-banner-friends" slot="dayCare.promo" />}
            />
          ),
          services: <ServiceList {...copy.services} spots={['play', 'bed', 'treat', 'heart', 'clock']} />,
          highlights: (
            <Highlights
              {...copy.highlights}
              spots={['calm', 'house', 'shield', 'camera']}
              slots={highlightSlots('dayCare')}
            />
          ),
          film: <Film {...copy.film} name="guarderia" />,
          plans: <PlansSection {...copy.plans} />,
          rules: <HouseRules {...copy.rules} icons={[Syringe, Bug, ClipboardCheck, Cake]} />,
          questions: <Questions {...copy.questions} />,
        }}
      />
    </main>
  )
}
