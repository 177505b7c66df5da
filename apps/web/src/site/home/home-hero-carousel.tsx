import type { ComponentType } from 'react'
import { paths } from '../../app/paths.ts'
import type { ArtProps } from '../../art/picture.tsx'
import { HomeHero } from '../../art/scenes/home-hero.tsx'
import { PartyHero } from '../../art/scenes/party-hero.tsx'
import { SpaHero } from '../../art/scenes/spa-hero.tsx'
import { carouselCopy } from '../../copy/chrome.ts'
import { homeCopy } from '../../copy/home.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { FadeAtHalf } from '../../ui/fade-at-half.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { homeHeroAutoplayMs } from '../../ui/metrics.ts'

type SlideName = keyof typeof homeCopy.slides
type Scene = { Art: ComponentType<ArtProps>; field: string; to: string }

const scenes = {
  welcome: { Art: HomeHero, field: 'bg-sand', to: paths.dayCare() },
  party: { Art: PartyHero, field: 'bg-amber-tint', to: paths.events() },
  spa: { Art: SpaHero, field: 'bg-teal-tint', to: paths.grooming() },
} satisfies Record<SlideName, Scene>

/** Three slides that follow each other, 75vh high (spec §2, 'Home'; decision 1). */
export function HomeHeroCarousel() {
  const names = Object.keys(homeCopy.slides) as SlideName[]
  return (
    <Carousel
      label={homeCopy.carouselLabel}
      words={carouselCopy}
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
  const { Art, field, to } = scenes[name]
  const { title, subtitle, action } = homeCopy.slides[name]
  const Title = first ? 'h1' : 'h2'
  return (
    <div className={`flex h-full min-h-[max(75vh,500px)] flex-col pt-[79px] pb-16 ${field}`}>
      <div className="shell grid grow items-center gap-4 md:grid-cols-[1fr_1.1fr] md:gap-10">
        <FadeAtHalf className="grid justify-items-center gap-4 pt-4 text-center md:justify-items-start md:text-left">
          <Title className="text-display font-display tracking-tight">{title}</Title>
          <p className="max-w-[32ch] text-lg">{subtitle}</p>
          <LinkButton to={to} size="large" className="mt-2">
            {action}
          </LinkButton>
        </FadeAtHalf>
        <Art className="mx-auto max-h-[46vh] w-full max-w-[380px] md:max-h-[62vh] md:max-w-none" />
      </div>
    </div>
  )
}
