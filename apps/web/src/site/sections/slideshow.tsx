import { carouselCopy } from '../../copy/site/chrome.ts'
import type { SlideshowCopy } from '../../copy/site/page-copy.ts'
import type { PhotoSlot } from '@rumi/contract'
import { Carousel } from '../../ui/controls/carousel.tsx'
import { slideshowAutoplayMs } from '../../ui/layout/metrics.ts'
import type { StillName } from '../../shared/business/still-names.ts'
import { Still } from '../stills/still.tsx'
import type { OnePer } from './section-items.ts'

type SlideshowProps<Pictures extends readonly string[]> = SlideshowCopy & {
  pictures: Pictures
  names: OnePer<Pictures, StillName>
  slots: OnePer<Pictures, PhotoSlot>
}

/** Pictures that change every four seconds, 300 px high (spec §2, 'Hotel' and 'Events'). */
export function Slideshow<const Pictures extends readonly string[]>(props: SlideshowProps<Pictures>) {
  const { title, subtitle, label, pictures, names, slots } = props
  return (
    <section className="shell section-y grid items-center gap-8 lg:grid-cols-[1fr_1.5fr] lg:gap-14">
      <div className="grid justify-items-center gap-3 text-center lg:justify-items-start lg:text-left">
        <h2 className="text-2xl tracking-tight">{title}</h2>
        <p className="measure text-lg text-ink-soft">{subtitle}</p>
      </div>
      <Carousel
        label={label}
        words={carouselCopy}
        autoplay
        autoplayMs={slideshowAutoplayMs}
        className="min-w-0"
        slides={pictures.map((alt, index) => ({
          key: alt,
          content: (
            <Still
              name={names[index] as StillName}
              slot={slots[index]}
              sizes="(min-width: 1024px) 60vw, 92vw"
              alt={alt}
              width={720}
              height={320}
              className="h-[300px] w-full rounded-lg object-cover"
            />
          ),
        }))}
      />
    </section>
  )
}
