import { locationCopy } from '../../copy/site/location.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { pageMeta } from '../page-meta.ts'
import { PaintWithHero } from '../sections/paint-with-hero.tsx'
import { PageSections } from '../sections/page-sections.tsx'
import { Questions } from '../sections/questions.tsx'
import { Still } from '../stills/still.tsx'
import { AddressCard } from './address-card.tsx'
import { FadeAtHalf } from '../../ui/layout/fade-at-half.tsx'
import { Map } from 'lucide-react'
import { useRef } from 'react'
import { chromeCopy } from '../../copy/site/chrome.ts'
import { useInView } from '../../ui/hooks/scrolling/use-in-view.ts'
import { useOnline } from '../../ui/hooks/use-online.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { directionsTo } from './directions.ts'

/** Small distance, so that most windows must scroll before another host receives a request. */
const nearPx = 50

/**
 * Map of a maps service, loaded when it comes near the viewport (decision 21). Below it, and in its place while
 * offline: the address and a link to the map app.
 */
export function LocationMap() {
  const copy = useCopy('location', locationCopy)
  const chrome = useCopy('chrome', chromeCopy)
  const place = useRef<HTMLDivElement>(null)
  const near = useInView(place, nearPx)
  const online = useOnline()
  const { map } = copy
  const directions = directionsTo(useBusiness())
  return (
    <section className="shell section-pt">
      <div ref={place} className="relative grid min-h-[420px] overflow-hidden rounded-lg bg-sand">
        <div className="grid content-center justify-items-center gap-3 p-6 text-center">
          <Map className="size-12 text-teal" aria-hidden="true" />
          <p className="font-strong">{directions.written}</p>
          <p className="measure text-ink-soft">{map.unavailable}</p>
          <a
            href={directions.googleMaps}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-12 items-center font-strong text-link underline"
          >
            {map.open}
            <span className="sr-only">{chrome.footer.newTab}</span>
          </a>
        </div>
        {near && online && (
          <iframe
            title={map.title}
            src={directions.map}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- it keeps an origin that is not ours, and cannot let itself out
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            loading="lazy"
            referrerPolicy="no-referrer"
            className="absolute inset-0 size-full"
          />
        )}
      </div>
    </section>
  )
}

/** Lower than other heroes, 35vh, so that the address comes soon (spec §2, 'Common display behaviour'). */
export function LocationHeroSection() {
  const copy = useCopy('location', locationCopy)
  const { title, subtitle } = copy.hero
  return (
    <PaintWithHero>
      <section className="grid min-h-[35vh] bg-teal-tint pt-[79px]">
        <FadeAtHalf className="shell grid content-center justify-items-center gap-3 py-8 text-center">
          <h1 className="text-display font-display tracking-tight">{title}</h1>
          <p className="max-w-[44ch] text-lg text-balance">{subtitle}</p>
        </FadeAtHalf>
      </section>
    </PaintWithHero>
  )
}

export const meta = pageMeta('location', locationCopy)

export default function LocationPage() {
  const copy = useCopy('location', locationCopy)
  return (
    <main id="contenido">
      <LocationHeroSection />
      <PageSections
        page="location"
        sections={{
          address: (
            <section className="shell section-pt grid items-center gap-8 md:grid-cols-[1fr_1.15fr] lg:grid-cols-2 lg:gap-12">
              <Still
                name="location-hero"
                slot="location.picture"
                sizes="(min-width: 768px) 45vw, min(576px, 90vw)"
                photoClassName="mx-auto aspect-[36/25] w-full max-w-xl rounded-md object-cover"
                alt={copy.pictureAlt}
                width={720}
                height={500}
                className="mx-auto h-auto w-full max-w-xl"
              />
              <AddressCard />
            </section>
          ),
          map: <LocationMap />,
          questions: <Questions {...copy.questions} />,
        }}
      />
    </main>
  )
}
