import { CalendarCheck, Clock, IdCard, Syringe } from 'lucide-react'
import { hotelCopy } from '../../copy/site/hotel.ts'
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

export const meta = pageMeta('hotel', hotelCopy)

export const loader = loadPlans('hotel')
export { fetchPlans as clientLoader }

export default function HotelPage() {
  const copy = useCopy('hotel', hotelCopy)
  return (
    <main id="contenido">
      <PageHero
        {...copy.hero}
        field="bg-indigo-tint"
        art={<HeroPicture name="hotel-hero" slot="hotel.hero" />}
        action={<HeroActions page="hotel" action={copy.hero.action} />}
      />
      <PageSections
        page="hotel"
        sections={{
          promo: (
            <Promo
              {...copy.promo}
              above="bg-indigo-tint"
              art={<PromoPicture name="hotel-card" slot="hotel.promo" />}
            />
          ),
          services: <ServiceList {...copy.services} spots={['bed', 'play', 'treat', 'heart', 'shield']} />,
          highlights: (
            <Highlights
              {...copy.highlights}
              spots={['house', 'calm', 'shield', 'camera']}
              slots={highlightSlots('hotel')}
            />
          ),
          rooms: (
            <Slideshow
              {...copy.rooms}
              names={['cosy-room', 'family-room']}
              slots={['hotel.rooms.1', 'hotel.rooms.2']}
            />
          ),
          plans: <PlansSection {...copy.plans} />,
          rules: <HouseRules {...copy.rules} icons={[Clock, IdCard, Syringe, CalendarCheck]} />,
          questions: <Questions {...copy.questions} />,
        }}
      />
    </main>
  )
}
