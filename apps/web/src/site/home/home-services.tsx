import type { PhotoSlot } from '@rumi/contract'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { pageFrom } from '../sections/page-from.ts'
import { homeCopy } from '../../copy/site/home.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { useOffers, usePricesFrom } from '../../shared/business/use-business.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Reveal } from '../../ui/layout/reveal.tsx'
import { CardPicture } from '../stills/still.tsx'
import { stillPath } from '../../shared/business/still-names.ts'
import { SectionTitle } from '../sections/section-title.tsx'

type ServiceName = keyof typeof homeCopy.services.cards
type Look = Pick<ServiceCardProps, 'path' | 'titleColor'> & { imageUrl: string }

const looks = {
  dayCare: { imageUrl: stillPath('day-care-card'), path: publicPaths.dayCare(), titleColor: 'text-rust' },
  hotel: { imageUrl: stillPath('hotel-card'), path: publicPaths.hotel(), titleColor: 'text-indigo' },
  grooming: { imageUrl: stillPath('grooming-card'), path: publicPaths.grooming(), titleColor: 'text-teal' },
  training: { imageUrl: stillPath('training-card'), path: publicPaths.training(), titleColor: 'text-teal' },
  events: { imageUrl: stillPath('events-card'), path: publicPaths.events(), titleColor: 'text-rust' },
} satisfies Record<ServiceName, Look>

/** Three in a row and two below, the last across both columns of a tablet, so that no card stands beside a gap. */
const places = [
  'lg:col-span-2',
  'lg:col-span-2',
  'lg:col-span-2',
  'lg:col-span-3',
  'md:col-span-2 lg:col-span-3',
] as const

/** With fewer cards, equal widths; a single card spans the row. */
const placeOf = (count: number) =>
  count === 1 ? 'md:col-span-2 lg:col-span-6' : count === 3 ? 'lg:col-span-2' : 'lg:col-span-3'

const wideCards = {
  3: { card: 'lg:grid lg:grid-cols-[1fr_1.15fr]', picture: 'lg:h-full' },
  4: { card: 'md:grid md:grid-cols-[1fr_1.15fr]', picture: 'md:h-full' },
} as const

/** The last two of all, and a single card, are wide: text beside the picture. */
const lookOf = (index: number, count: number) => {
  if (count === 1) return wideCards[4]
  return count === places.length && (index === 3 || index === 4) ? wideCards[index] : {}
}

/** Card per service, linked to its page (decision 2). */
export function HomeServices() {
  const copy = useCopy('home', homeCopy)
  const { title, lead, button, cards } = copy.services
  const offers = useOffers()
  const pricesFrom = usePricesFrom()
  const names = (Object.keys(cards) as ServiceName[]).filter((name) => offers.includes(name))
  const isWhole = names.length === places.length
  return (
    <section className="shell section-y">
      <SectionTitle title={title} lead={lead} />
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-6">
        {names.map((name, index) => (
          <Reveal key={name} index={index} className={(isWhole && places[index]) || placeOf(names.length)}>
            <ServiceCard
              title={cards[name].title}
              description={cards[name].text}
              price={pageFrom(pricesFrom[name], name)}
              altText={cards[name].altText}
              {...looks[name]}
              button={button}
              slot={`home.services.${name}`}
              {...lookOf(index, names.length)}
            />
          </Reveal>
        ))}
      </div>
    </section>
  )
}

type ServiceCardProps = {
  title: string
  description: string
  /** Lowest price, if the site shows any. */
  price?: string | undefined
  imageUrl?: string
  altText?: string | undefined
  titleColor: string
  path: string
  button: string
  slot?: PhotoSlot
  /** Classes of a wide card, whose text stands beside its picture. */
  card?: string
  picture?: string
}

/** spec §3, 'Service card' */
export function ServiceCard(props: ServiceCardProps) {
  const { title, description, price, imageUrl, altText = '', titleColor, path, button, slot } = props
  return (
    <article
      className={`flex h-full flex-col overflow-hidden rounded-md bg-white shadow-soft ${props.card ?? ''}`}
    >
      <CardPicture
        imageUrl={imageUrl}
        slot={slot}
        sizes="(min-width: 1024px) 400px, (min-width: 768px) 46vw, 92vw"
        alt={altText}
        width={480}
        height={320}
        className={`aspect-[3/2] w-full object-cover ${props.picture ?? ''}`}
      />
      <div className="flex grow flex-col items-start gap-3 p-6">
        <h3 className={`text-xl ${titleColor}`}>{title}</h3>
        <p className="grow">{description}</p>
        {price && <p className="font-strong tabular">{price}</p>}
        <LinkButton to={path} tone="secondary" aria-label={`${button}: ${title}`}>
          {button}
        </LinkButton>
      </div>
    </article>
  )
}
