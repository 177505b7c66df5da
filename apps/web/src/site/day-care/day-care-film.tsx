import { DayCareHero } from '../../art/scenes/day-care-hero.tsx'
import { dayCareCopy } from '../../copy/day-care.ts'

/** A moving glimpse of the patio. */
export function DayCareFilm() {
  const { title, subtitle } = dayCareCopy.film
  return (
    <section className="shell section-pt grid items-center gap-8 md:grid-cols-2 md:gap-14">
      <div className="art-happy art-calm overflow-hidden rounded-lg bg-teal-tint px-6 pt-8">
        <DayCareHero className="w-full" />
      </div>
      <div className="grid gap-3 text-center md:text-left">
        <h2 className="text-2xl tracking-tight">{title}</h2>
        <p className="text-lg text-ink-soft">{subtitle}</p>
      </div>
    </section>
  )
}
