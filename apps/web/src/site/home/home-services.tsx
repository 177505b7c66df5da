import type { ComponentType } from 'react'
import { paths } from '../../app/paths.ts'
import type { ArtProps } from '../../art/picture.tsx'
import { DayCareHero } from '../../art/scenes/day-care-hero.tsx'
import { HotelHero } from '../../art/scenes/hotel-hero.tsx'
import { PartyHero } from '../../art/scenes/party-hero.tsx'
import { SpaHero } from '../../art/scenes/spa-hero.tsx'
import { TrainingHero } from '../../art/scenes/training-hero.tsx'
import { homeCopy } from '../../copy/home.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { SectionTitle } from '../sections/section-title.tsx'

type ServiceName = keyof typeof homeCopy.services.cards
type Look = { Art: ComponentType<ArtProps>; to: string; field: string; titleColour: string }

const looks = {
  dayCare: { Art: DayCareHero, to: paths.dayCare(), field: 'bg-sand', titleColour: 'text-rust' },
  hotel: { Art: HotelHero, to: paths.hotel(), field: 'bg-indigo-tint', titleColour: 'text-indigo' },
  grooming: { Art: SpaHero, to: paths.grooming(), field: 'bg-teal-tint', titleColour: 'text-teal' },
  training: { Art: TrainingHero, to: paths.training(), field: 'bg-teal-tint', titleColour: 'text-teal' },
  events: { Art: PartyHero, to: paths.events(), field: 'bg-amber-tint', titleColour: 'text-rust' },
} satisfies Record<ServiceName, Look>

/** A card for each service, leading to its own page (decision 2). */
export function HomeServices() {
  const { title, lead, cards } = homeCopy.services
  const names = Object.keys(cards) as ServiceName[]
  return (
    <section className="shell section-y">
      <SectionTitle title={title} lead={lead} />
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-6">
        {names.map((name, index) => (
          <Reveal key={name} index={index} className={index < 3 ? 'lg:col-span-2' : 'lg:col-span-3'}>
            <ServiceCard name={name} wide={index >= 3} />
          </Reveal>
        ))}
      </div>
    </section>
  )
}

function ServiceCard({ name, wide }: { name: ServiceName; wide: boolean }) {
  const { Art, to, field, titleColour } = looks[name]
  const { title, text } = homeCopy.services.cards[name]
  return (
    <article
      className={`flex h-full flex-col overflow-hidden rounded-md bg-white shadow-soft ${wide ? 'lg:grid lg:grid-cols-[1fr_1.15fr]' : ''}`}
    >
      <div className={`grid place-items-center px-6 pt-6 ${field}`}>
        <Art className="max-h-64 w-full" />
      </div>
      <div className="flex grow flex-col items-start gap-3 p-6">
        <h3 className={`text-xl ${titleColour}`}>{title}</h3>
        <p className="grow">{text}</p>
        <LinkButton to={to} tone="secondary" aria-label={`${homeCopy.services.button}: ${title}`}>
          {homeCopy.services.button}
        </LinkButton>
      </div>
    </article>
  )
}
