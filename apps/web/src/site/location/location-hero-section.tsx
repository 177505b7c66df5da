import { locationCopy } from '../../copy/site/location.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
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
