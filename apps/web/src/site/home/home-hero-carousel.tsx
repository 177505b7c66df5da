import type { PlanPage } from '@rumi/contract'
import type { ReactNode } from 'react'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { carouselCopy } from '../../copy/site/chrome.ts'
import { homeCopy } from '../../copy/site/home.ts'
import { useCopy, useFacts } from '../../shared/business/use-copy.ts'
import { useBusiness, useOffers } from '../../shared/business/use-business.ts'
import { Carousel } from '../../ui/controls/carousel.tsx'
import { FadeAtHalf } from '../../ui/layout/fade-at-half.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { homeHeroAutoplayMs } from '../../ui/layout/metrics.ts'
import { Still } from '../stills/still.tsx'

type Scene = { art: ReactNode; field: string; about?: PlanPage }

const shared = {
  className: 'home-picture object-contain',
  photoClassName: 'home-picture aspect-[4/3] rounded-md object-cover',
  sizes: '(min-width: 768px) 50vw, 380px',
}

/** Pictures of the default slides, by place. */
const scenes: readonly Scene[] = [
  {
    art: <Still name="home-hero" slot="home.hero.1" inView width={720} height={640} {...shared} />,
    field: 'bg-sand',
  },
  {
    art: <Still name="party-hero" slot="home.hero.2" width={720} height={540} {...shared} />,
    field: 'bg-amber-tint',
    about: 'events',
  },
  {
    art: <Still name="spa-hero" slot="home.hero.3" width={720} height={540} {...shared} />,
    field: 'bg-teal-tint',
    about: 'grooming',
  },
]

/** Pictures of added slides, in turn. */
const furtherScenes: readonly Scene[] = [
  { art: <Still name="promo-banner-patio" width={720} height={540} {...shared} />, field: 'bg-sand' },
  { art: <Still name="promo-banner-friends" width={720} height={540} {...shared} />, field: 'bg-amber-tint' },
]

const sceneOf = (place: number) => scenes[place] ?? furtherScenes[place % furtherScenes.length] ?? scenes[0]!

type Slide = { title: string; subtitle: string; action: string; place: number }

/**
 * Carousel of slides, three by default, 75vh high (spec §2, 'Home'; decision 1); omits services that are off sale.
 */
export function HomeHeroCarousel() {
  const copy = useCopy('home', homeCopy)
  const offers = useOffers()
  const { welcome, party, spa } = copy.slides
  const own = useOwnSlides()
  const offered = (own ?? [welcome, party, spa].map((slide, place) => ({ ...slide, place }))).filter(
    ({ place }) => {
      const { about } = sceneOf(place)
      return !about || offers.includes(about)
    },
  )
  const slides = offered.length > 0 ? offered : [{ ...welcome, place: 0 }]
  return (
    <Carousel
      label={copy.carouselLabel}
      words={carouselCopy}
      autoplay
      autoplayMs={homeHeroAutoplayMs}
      controls="over"
      slides={slides.map((slide, index) => ({
        key: String(slide.place),
        content: <HeroSlide {...slide} first={index === 0} />,
      }))}
    />
  )
}

/** Returns the slides of the business; undefined for the default ones. */
function useOwnSlides(): Slide[] | undefined {
  const withFacts = useFacts()
  return useBusiness().lists['home.slides']?.flatMap((item) =>
    'action' in item
      ? [
          {
            place: item.place,
            title: withFacts(item.title),
            subtitle: withFacts(item.subtitle),
            action: withFacts(item.action),
          },
        ]
      : [],
  )
}

function HeroSlide({ place, title, subtitle, action, first }: Slide & { first: boolean }) {
  const [mainOffer] = useOffers()
  const { art, field, about } = sceneOf(place)
  const to = publicPaths[about ?? mainOffer ?? 'contact']()
  const Title = first ? 'h1' : 'h2'
  return (
    <div className={`flex h-full min-h-[max(75vh,500px)] flex-col pt-[79px] pb-16 short:pb-12 ${field}`}>
      <div className="shell grid grow items-center gap-4 short:gap-2 md:grid-cols-[1fr_1.1fr] md:gap-10">
        <FadeAtHalf className="grid justify-items-center gap-4 pt-4 text-center short:gap-2 short:pt-0 md:justify-items-start md:text-left">
          <Title className="text-display font-display tracking-tight">{title}</Title>
          <p className="max-w-[32ch] text-lg short:text-base">{subtitle}</p>
          <LinkButton to={to} size="large" className="mt-2">
            {action}
          </LinkButton>
        </FadeAtHalf>
        {art}
      </div>
    </div>
  )
}
