import { LoginDoorway } from '../../art/scenes/login-doorway.tsx'
import { LoginSiesta } from '../../art/scenes/login-siesta.tsx'
import { LoginWindow } from '../../art/scenes/login-window.tsx'
import { authCopy } from '../../copy/auth.ts'
import { carouselCopy } from '../../copy/chrome.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { imageCarouselAutoplayMs } from '../../ui/metrics.ts'

const scenes = [LoginDoorway, LoginWindow, LoginSiesta] as const

/** The carousel beside the forms: what an account is good for, drawn. */
export function AuthPictures() {
  const slides = authCopy.slides.map(({ title, text }, index) => {
    const Scene = scenes[index % scenes.length] ?? LoginDoorway
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
