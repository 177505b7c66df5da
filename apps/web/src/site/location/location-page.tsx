import { locationCopy } from '../../copy/site/location.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { pageMeta } from '../page-meta.ts'
import { Questions } from '../sections/questions.tsx'
import { Still } from '../stills/still.tsx'
import { AddressCard } from './address-card.tsx'
import { LocationMap } from './location-map.tsx'
import { FadeAtHalf } from '../../ui/layout/fade-at-half.tsx'

/** Lower than other heroes, 35vh, so that the address comes soon (spec §2, 'Common display behaviour'). */
export function LocationHeroSection() {
  const copy = useCopy('location', locationCopy)
  const { title, subtitle } = copy.hero
  return (
    <section className="grid min-h-[35vh] bg-teal-tint pt-[79px]">
      <FadeAtHalf className="shell grid content-center justify-items-center gap-3 py-8 text-center">
        <h1 className="text-display font-display tracking-tight">{title}</h1>
        <p className="max-w-[44ch] text-lg text-balance">{subtitle}</p>
      </FadeAtHalf>
    </section>
  )
}

export const meta = pageMeta('location', locationCopy)

export default function LocationPage() {
  const copy = useCopy('location', locationCopy)
  return (
    <main id="contenido">
      <LocationHeroSection />
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
      <LocationMap />
      <Questions {...copy.questions} />
    </main>
  )
}
