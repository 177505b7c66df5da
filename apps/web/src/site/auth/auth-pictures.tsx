import { ArchFrame } from '../../art/arch.tsx'
import { authCopy } from '../../copy/auth.ts'
import { carouselCopy } from '../../copy/chrome.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { imageCarouselAutoplayMs } from '../../ui/metrics.ts'
import { Still } from '../stills/still.tsx'

const scenes = ['login-doorway', 'login-window', 'login-siesta'] as const

/** The carousel beside the forms: what an account is good for, drawn. */
export function AuthPictures() {
  const slides = authCopy.slides.map(({ title, text }, index) => {
    const scene = scenes[index % scenes.length] ?? scenes[0]
    return {
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
