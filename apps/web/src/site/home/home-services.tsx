import { publicPaths } from '../../shared/public-paths.ts'
import { homeCopy } from '../../copy/home.ts'
import { useCopy } from '../../shared/use-copy.ts'
import { useOffers } from '../../shared/use-house.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { Still } from '../stills/still.tsx'
import type { StillName } from '../../shared/still-names.ts'
import { SectionTitle } from '../sections/section-title.tsx'

type ServiceName = keyof typeof homeCopy.services.cards
type Look = { picture: StillName; to: string; titleColour: string }

const looks = {
  dayCare: { picture: 'day-care-card', to: publicPaths.dayCare(), titleColour: 'text-rust' },
  hotel: { picture: 'hotel-card', to: publicPaths.hotel(), titleColour: 'text-indigo' },
  grooming: { picture: 'grooming-card', to: publicPaths.grooming(), titleColour: 'text-teal' },
  training: { picture: 'training-card', to: publicPaths.training(), titleColour: 'text-teal' },
  events: { picture: 'events-card', to: publicPaths.events(), titleColour: 'text-rust' },
} satisfies Record<ServiceName, Look>

/** Three in a row and two below, the last across both columns of a tablet: no card stands alone beside a gap. */
const places = [
  'lg:col-span-2',
  'lg:col-span-2',
  'lg:col-span-2',
  'lg:col-span-3',
  'md:col-span-2 lg:col-span-3',
] as const

/** Fewer than all are as wide as each other; one alone has a whole row. */
const placeOf = (count: number) =>
  count === 1 ? 'md:col-span-2 lg:col-span-6' : count === 3 ? 'lg:col-span-2' : 'lg:col-span-3'

const wideCards = {
  3: { card: 'lg:grid lg:grid-cols-[1fr_1.15fr]', picture: 'lg:h-full' },
  4: { card: 'md:grid md:grid-cols-[1fr_1.15fr]', picture: 'md:h-full' },
} as const

/** The last two of all are wide, and so is one alone: words stand beside its picture. */
const lookOf = (index: number, count: number) => {
  if (count === 1) return wideCards[4]
  return count === places.length && (index === 3 || index === 4) ? wideCards[index] : {}
}

/** A card for each service, leading to its own page (decision 2). */
export function HomeServices() {
  const copy = useCopy('home', homeCopy)
  const { title, lead, cards } = copy.services
  const offers = useOffers()
  const names = (Object.keys(cards) as ServiceName[]).filter((name) => offers.includes(name))
  const isWhole = names.length === places.length
  return (
    <section className="shell section-y">
      <SectionTitle title={title} lead={lead} />
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-6">
        {names.map((name, index) => (
          <Reveal key={name} index={index} className={(isWhole && places[index]) || placeOf(names.length)}>
            <ServiceCard name={name} {...lookOf(index, names.length)} />
          </Reveal>
        ))}
      </div>
    </section>
  )
}

type ServiceCardProps = { name: ServiceName; card?: string; picture?: string }

function ServiceCard({ name, card = '', picture: pictureLook = '' }: ServiceCardProps) {
  const copy = useCopy('home', homeCopy)
  const { picture, to, titleColour } = looks[name]
  const { title, text, altText } = copy.services.cards[name]
  return (
    <article className={`flex h-full flex-col overflow-hidden rounded-md bg-white shadow-soft ${card}`}>
      <Still
        name={picture}
        slot={`home.services.${name}`}
        sizes="(min-width: 1024px) 400px, (min-width: 768px) 46vw, 92vw"
        alt={altText}
        width={480}
        height={320}
        className={`aspect-[3/2] w-full object-cover ${pictureLook}`}
      />
      <div className="flex grow flex-col items-start gap-3 p-6">
        <h3 className={`text-xl ${titleColour}`}>{title}</h3>
        <p className="grow">{text}</p>
        <LinkButton to={to} tone="secondary" aria-label={`${copy.services.button}: ${title}`}>
          {copy.services.button}
        </LinkButton>
      </div>
    </article>
  )
}
