import { DayCareHero } from '../../art/scenes/day-care-hero.tsx'
import { HomeHero } from '../../art/scenes/home-hero.tsx'
import { SpaHero } from '../../art/scenes/spa-hero.tsx'
import { authCopy } from '../../copy/auth.ts'
import { carouselCopy } from '../../copy/chrome.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { imageCarouselAutoplayMs } from '../../ui/metrics.ts'

const scenes = [HomeHero, DayCareHero, SpaHero] as const

/** The carousel beside the forms: what an account is good for, drawn. */
export function AuthPictures() {
  const slides = authCopy.slides.map(({ title, text }, index) => {
    const Scene = scenes[index % scenes.length] ?? HomeHero
    return {
      key: title,
      content: (
        <div className="grid justify-items-center gap-4 text-center">
          <Scene className="h-auto max-h-[58dvh] w-full" />
          <p className="text-xl font-heading">{title}</p>
          <p className="measure text-ink-soft">{text}</p>
        </div>
      ),
    }
  })
  return (
    <Carousel
      label={authCopy.pictures}
      words={carouselCopy}
      slides={slides}
      autoplayMs={imageCarouselAutoplayMs}
    />
  )
}
