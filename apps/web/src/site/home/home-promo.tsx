import { BadgeCheck, ReceiptText, Users } from 'lucide-react'
import { PapelPicado } from '../../art/papel-picado.tsx'
import { homeCopy } from '../../copy/home.ts'
import { Still } from '../stills/still.tsx'

const icons = [Users, BadgeCheck, ReceiptText]

/** What the house stands for, in one picture and three lines. */
export function HomePromo() {
  const { title, subtitle, points } = homeCopy.promo
  return (
    <section className="bg-white">
      <PapelPicado className="h-10 w-full md:h-[72px]" />
      <div className="shell section-y grid items-center gap-10 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
        <Still
          name="promo-banner-friends"
          width={1200}
          height={360}
          className="aspect-[5/3] w-full rounded-lg object-cover"
        />
        <div className="grid gap-6">
          <h2 className="text-2xl tracking-tight">{title}</h2>
          <p className="measure text-lg text-ink-soft">{subtitle}</p>
          <ul className="grid gap-5">
            {points.map((point, index) => {
              const Icon = icons[index] ?? BadgeCheck
              return (
                <li key={point.title} className="flex items-start gap-4">
                  <span className="grid size-12 shrink-0 place-items-center rounded-sm bg-secondary text-on-secondary">
                    <Icon className="size-6" aria-hidden="true" />
                  </span>
                  <div>
                    <h3 className="font-heading">{point.title}</h3>
                    <p>{point.text}</p>
                  </div>
                </li>
              )
            })}
          </ul>
        </div>
      </div>
    </section>
  )
}
