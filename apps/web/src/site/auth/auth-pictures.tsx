import { ArchFrame } from '../../art/arch.tsx'
import { authCopy } from '../../copy/site/auth/auth.ts'
import { carouselCopy } from '../../copy/site/chrome.ts'
import { Carousel } from '../../ui/controls/carousel.tsx'
import { imageCarouselAutoplayMs } from '../../ui/layout/metrics.ts'
import { Still } from '../stills/still.tsx'

const scenes = ['login-doorway', 'login-window', 'login-siesta'] as const

const slides = authCopy.slides.map((slide, index) => ({
  ...slide,
  scene: scenes[index % scenes.length] ?? scenes[0],
}))

const common = {
  label: authCopy.pictures,
  words: carouselCopy,
  autoplay: true,
  autoplayMs: imageCarouselAutoplayMs,
} as const

/** Carousel beside the forms: benefits of an account. */
export const AuthPictures = () => (
  <Carousel
    {...common}
    slides={slides.map(({ title, text, scene }) => ({
      key: title,
      content: (
        <div className="grid justify-items-center gap-4 text-center">
          <ArchFrame className="aspect-4/5 h-[56dvh] max-w-full">
            <Still name={scene} width={720} height={800} className="size-full object-cover" />
          </ArchFrame>
          <p className="text-xl font-heading">{title}</p>
          <p className="measure text-ink-soft">{text}</p>
        </div>
      ),
    }))}
  />
)

/** The same above the form, for narrow screens. */
export const PhonePictures = () => (
  <Carousel
    {...common}
    className="mb-5 md:hidden"
    slides={slides.map(({ title, scene }, index) => ({
      key: title,
      content: (
        <div className="grid gap-2 text-center">
          <Still
            name={scene}
            width={720}
            height={800}
            inView={index === 0}
            className="h-36 w-full rounded-md object-cover"
          />
          <p className="font-heading">{title}</p>
        </div>
      ),
    }))}
  />
)
