import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type CSSProperties, type Key, type ReactNode, useRef, useState } from 'react'
import { stopsOf, rotatedBy, wrapIndex } from './carousel-position.ts'
import { IconButton } from './icon-button.tsx'
import { carouselAutoplayMs } from '../layout/metrics.ts'
import { useAutoplay, usePerView, useTurn, useSwipe } from '../hooks/scrolling/carousel-hooks.ts'

export type CarouselWords = {
  previous: string
  next: string
  pause: string
  play: string
  /** Accessible name of a slide: 'diapositiva'. */
  slide: string
  /** '2 de 3' */
  place: (number: number, count: number) => string
}

type CarouselProps = {
  label: string
  words: CarouselWords
  slides: readonly { key: Key; content: ReactNode }[]
  /** Advances by itself; off by default. */
  autoplay?: boolean
  autoplayMs?: number
  /** Classes that set `--per-view` by width, such as `[--per-view:1] lg:[--per-view:3]`. */
  perViewClassName?: string
  /** Space between slides, in pixels. */
  gapPx?: number
  /** Position of the controls: over the slides or below them. */
  controls?: 'over' | 'below'
  className?: string
}

/**
 * Ring of slides with arrows, dots and swipes, and a pause button with autoplay (spec §4). If all slides fit, the
 * arrows rotate the row. The dots have the same space with and without them, so that no arrow moves under a finger
 * when the script knows how many slides fit.
 */
export function Carousel(props: CarouselProps) {
  const {
    label,
    words,
    slides,
    autoplay: movesByItself = false,
    autoplayMs = carouselAutoplayMs,
    perViewClassName = '',
    gapPx = 0,
    controls = 'below',
    className = '',
  } = props
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const perView = usePerView(track)
  const stops = stopsOf(slides.length, perView ?? 1)
  const allShow = stops === 1
  const at = allShow ? 0 : Math.min(index, stops - 1)
  const places = allShow ? index : 0
  useTurn(track, { places, count: slides.length })
  const here = at + places
  const go = (to: number) => setIndex(wrapIndex(to, allShow ? slides.length : stops))
  const isRing = slides.length > 1
  const autoplay = useAutoplay(movesByItself && isRing ? autoplayMs : undefined, () => go(here + 1))
  const swipe = useSwipe({ onStep: (step) => go(here + step), onTouch: autoplay.stop })
  const isShown = (slide: number) => perView === undefined || (slide >= at && slide < at + perView)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only rests while looked at
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={`relative ${className}`}
      onMouseEnter={() => autoplay.setHeld(true)}
      onMouseLeave={() => autoplay.setHeld(false)}
      onFocus={({ target }) => autoplay.setHeld(target.tabIndex >= 0)}
      onBlur={() => autoplay.setHeld(false)}
    >
      <div className="carousel-window" {...swipe.handlers}>
        <div
          ref={track}
          aria-live={autoplay.playing ? 'off' : 'polite'}
          className={`carousel-track ${perViewClassName}`}
          data-dragging={swipe.offsetPx !== 0 || undefined}
          style={{ '--at': at, '--gap': `${gapPx}px`, '--drag': `${swipe.offsetPx}px` } as CSSProperties}
        >
          {rotatedBy(slides, places).map((slide, place) => (
            <fieldset
              key={slide.key}
              aria-roledescription={words.slide}
              aria-label={words.place(wrapIndex(place + places, slides.length) + 1, slides.length)}
              inert={!isShown(place)}
              className="carousel-slide"
            >
              {slide.content}
            </fieldset>
          ))}
        </div>
      </div>
      {isRing && (
        <div
          className={`no-print flex items-center justify-center sm:gap-1 [@media(scripting:none)]:hidden ${controls === 'over' ? 'absolute inset-x-0 bottom-3' : '-mx-[12px] mt-4 sm:mx-0'}`}
        >
          <IconButton icon={ChevronLeft} label={words.previous} onClick={() => go(here - 1)} />
          <div
            className="flex w-[calc(var(--count)*1.5rem+0.25rem)] min-w-0 flex-wrap justify-center sm:w-[calc(var(--count)*2rem)] sm:gap-1"
            style={{ '--count': slides.length } as CSSProperties}
          >
            {stops > 1 && <Dots {...{ words, stops, at, go }} />}
          </div>
          <IconButton icon={ChevronRight} label={words.next} onClick={() => go(here + 1)} />
          {movesByItself && (
            <IconButton
              icon={autoplay.playing ? Pause : Play}
              label={autoplay.playing ? words.pause : words.play}
              onClick={autoplay.toggle}
            />
          )}
        </div>
      )}
    </section>
  )
}

type DotsProps = { words: CarouselWords; stops: number; at: number; go: (to: number) => void }

function Dots({ words, stops, at, go }: DotsProps) {
  return Array.from({ length: stops }, (_, stop) => (
    <button
      key={stop}
      type="button"
      aria-label={words.place(stop + 1, stops)}
      aria-current={stop === at || undefined}
      onClick={() => go(stop)}
      className="group grid h-12 min-w-6 place-items-center sm:min-w-7 rounded-full"
    >
      <span className="h-3 w-3 rounded-full border-2 border-ink transition-[width,background-color] group-aria-[current]:w-7 group-aria-[current]:bg-ink" />
    </button>
  ))
}
