import type { PlanPage } from '@rumi/contract'
import type { ReactNode } from 'react'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { carouselCopy } from '../../copy/site/chrome.ts'
import { homeCopy } from '../../copy/site/home.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { useOffers } from '../../shared/business/use-business.ts'
import { Carousel } from '../../ui/controls/carousel.tsx'
import { FadeAtHalf } from '../../ui/layout/fade-at-half.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { homeHeroAutoplayMs } from '../../ui/layout/metrics.ts'
import { Still } from '../stills/still.tsx'

type SlideName = keyof typeof homeCopy.slides
type Scene = { art: ReactNode; field: string; about?: PlanPage }

const shared = {
  className: 'home-picture object-contain',
  photoClassName: 'home-picture aspect-[4/3] rounded-md object-cover',
  sizes: '(min-width: 768px) 50vw, 380px',
}

const scenes: Record<SlideName, Scene> = {
  welcome: {
    art: <Still name="home-hero" slot="home.hero.1" inView width={720} height={640} {...shared} />,
    field: 'bg-sand',
  },
  party: {
    art: <Still name="party-hero" slot="home.hero.2" width={720} height={540} {...shared} />,
    field: 'bg-amber-tint',
    about: 'events',
  },
  spa: {
    art: <Still name="spa-hero" slot="home.hero.3" width={720} height={540} {...shared} />,
    field: 'bg-teal-tint',
    about: 'grooming',
  },
}

/** Carousel of three slides, 75vh high (spec §2, 'Home'; decision 1); omits services that are off sale. */
export function HomeHeroCarousel() {
  const copy = useCopy('home', homeCopy)
  const offers = useOffers()
  const names = (Object.keys(copy.slides) as SlideName[]).filter((name) => {
    const { about } = scenes[name]
    return !about || offers.includes(about)
  })
  return (
    <Carousel
      label={copy.carouselLabel}
      words={carouselCopy}
      autoplay
      autoplayMs={homeHeroAutoplayMs}
      controls="over"
      slides={names.map((name, index) => ({
        key: name,
        content: <HeroSlide name={name} first={index === 0} />,
      }))}
    />
  )
}

function HeroSlide({ name, first }: { name: SlideName; first: boolean }) {
  const copy = useCopy('home', homeCopy)
  const [mainOffer] = useOffers()
  const { art, field, about } = scenes[name]
  const to = publicPaths[about ?? mainOffer ?? 'contact']()
  const { title, subtitle, action } = copy.slides[name]
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
