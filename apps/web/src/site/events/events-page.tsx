import { Clock, DoorOpen, Users, Wheat } from 'lucide-react'
import { eventsCopy } from '../../copy/site/events.ts'
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
import { ServiceList } from '../sections/service-list.tsx'
import { Slideshow } from '../sections/slideshow.tsx'

export const meta = pageMeta('events', eventsCopy)

export const loader = loadPlans('events')
export { fetchPlans as clientLoader }

const pictures = [
  'event-pinata',
  'event-cake',
  'event-gift',
  'event-photo',
  'event-games',
  'event-ofrenda',
] as const

const slots = [
  'events.pictures.1',
  'events.pictures.2',
  'events.pictures.3',
  'events.pictures.4',
  'events.pictures.5',
  'events.pictures.6',
] as const

export default function EventsPage() {
  const copy = useCopy('events', eventsCopy)
  return (
    <main id="contenido">
      <PageHero
        {...copy.hero}
        field="bg-amber-tint"
        art={<HeroPicture name="party-hero" slot="events.hero" />}
        action={<HeroActions page="events" action={copy.hero.action} />}
      />
      <PageSections
        page="events"
        sections={{
          promo: (
            <Promo
              {...copy.promo}
              above="bg-amber-tint"
              art={<PromoPicture name="events-card" slot="events.promo" />}
            />
          ),
          services: (
            <ServiceList {...copy.services} spots={['party', 'balloons', 'play', 'cake', 'camera']} />
          ),
          highlights: (
            <Highlights
              {...copy.highlights}
              spots={['heart', 'list', 'treat', 'team']}
              slots={highlightSlots('events')}
            />
          ),
          pictures: <Slideshow {...copy.pictures} names={pictures} slots={slots} />,
          plans: <PlansSection {...copy.plans} />,
          rules: <HouseRules {...copy.rules} icons={[Clock, DoorOpen, Users, Wheat]} />,
          questions: <Questions {...copy.questions} />,
        }}
      />
    </main>
  )
}
