import { BadgeCheck, ReceiptText, Users } from 'lucide-react'
import { PapelPicado } from '../../art/papel-picado.tsx'
import { homeCopy } from '../../copy/site/home.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { Still } from '../stills/still.tsx'

const icons = [Users, BadgeCheck, ReceiptText]

/** Promise of the business, in one picture and three lines. */
export function HomePromo() {
  const copy = useCopy('home', homeCopy)
  const { title, subtitle, points } = copy.promo
  return (
    <section className="bg-white">
      <PapelPicado className="h-10 w-full md:h-[72px]" />
      <div className="shell section-y grid gap-8 md:gap-12">
        <Still
          name="promo-banner-friends"
          slot="home.promo"
          sizes="min(1200px, 92vw)"
          width={1200}
          height={360}
          className="aspect-[3/2] w-full rounded-lg object-cover sm:aspect-[10/3]"
        />
        <div className="grid gap-3 md:grid-cols-2 md:items-end md:gap-12">
          <h2 className="text-3xl font-display tracking-tight">{title}</h2>
          <p className="measure text-lg text-ink-soft">{subtitle}</p>
        </div>
        <ul className="grid gap-6 md:grid-cols-3">
          {points.map((point, index) => {
            const Icon = icons[index] ?? BadgeCheck
            return (
              <li key={point.title} className="flex flex-wrap items-start gap-4">
                <span className="grid size-12 shrink-0 place-items-center rounded-sm bg-secondary text-on-secondary">
                  <Icon className="size-6" aria-hidden="true" />
                </span>
                <div className="min-w-0 grow basis-[9rem]">
                  <h3 className="font-heading">{point.title}</h3>
                  <p>{point.text}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
