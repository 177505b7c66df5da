import { PapelPicado } from '../../art/papel-picado.tsx'
import { dayCareCopy } from '../../copy/day-care.ts'

/** One promise across the whole width. */
export function DayCarePromo() {
  const { title, subtitle } = dayCareCopy.promo
  return (
    <section className="bg-band text-on-band">
      <PapelPicado className="h-10 w-full bg-sand md:h-16" />
      <div className="shell grid justify-items-center gap-3 py-12 text-center md:py-16">
        <h2 className="text-3xl font-display tracking-tight">{title}</h2>
        <p className="measure text-lg">{subtitle}</p>
      </div>
    </section>
  )
}
