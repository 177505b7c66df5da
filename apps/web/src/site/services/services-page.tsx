import { publicPaths } from '../../shared/business/public-paths.ts'
import { servicesCopy } from '../../copy/site/services.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { pageMeta } from '../page-meta.ts'
import { HeroPicture } from '../sections/hero-picture.tsx'
import { anchors } from '../sections/section-items.ts'
import { ClosingPromo } from '../sections/closing-promo.tsx'
import { HeroActions } from '../sections/hero-actions.tsx'
import { Highlights } from '../sections/highlights.tsx'
import { PageSections } from '../sections/page-sections.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { Check } from 'lucide-react'
import { homeCopy } from '../../copy/site/home.ts'
import { useOffers, usePricesFrom } from '../../shared/business/use-business.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Reveal } from '../../ui/layout/reveal.tsx'
import { pageFrom } from '../sections/page-from.ts'
import { SectionTitle } from '../sections/section-title.tsx'
import type { StillName } from '../../shared/business/still-names.ts'
import { Still } from '../stills/still.tsx'

type ServiceName = keyof typeof servicesCopy.list.facts

const looks = {
  dayCare: { picture: 'day-care-card', to: publicPaths.dayCare(), titleColour: 'text-rust' },
  hotel: { picture: 'hotel-card', to: publicPaths.hotel(), titleColour: 'text-indigo' },
  grooming: { picture: 'grooming-card', to: publicPaths.grooming(), titleColour: 'text-teal' },
  training: { picture: 'training-card', to: publicPaths.training(), titleColour: 'text-rust' },
  events: { picture: 'events-card', to: publicPaths.events(), titleColour: 'text-indigo' },
} satisfies Record<ServiceName, { picture: StillName; to: string; titleColour: string }>

/** The five services with key facts, picture and text on alternating sides. */
export function ServiceRows() {
  const copy = useCopy('home', homeCopy)
  const servicesWords = useCopy('services', servicesCopy)
  const { title, lead, button, facts } = servicesWords.list
  const offers = useOffers()
  const pricesFrom = usePricesFrom()
  const names = (Object.keys(facts) as ServiceName[]).filter((name) => offers.includes(name))
  return (
    <section id={anchors.services} className="shell section-y">
      <SectionTitle title={title} lead={lead} />
      <ul className="grid gap-8 md:gap-12">
        {names.map((name, index) => {
          const { picture, to, titleColour } = looks[name]
          const { title: service, text } = copy.services.cards[name]
          const price = pageFrom(pricesFrom[name], name)
          return (
            <Reveal
              key={name}
              as="li"
              index={index}
              className="grid overflow-hidden rounded-lg bg-white shadow-soft md:grid-cols-2"
            >
              <Still
                name={picture}
                slot={`services.list.${name}`}
                width={480}
                height={320}
                className={`aspect-[3/2] w-full object-cover md:aspect-auto md:h-full md:min-h-80 ${index % 2 === 1 ? 'md:order-last' : ''}`}
              />
              <div className="grid content-center justify-items-start gap-4 p-6 md:p-10">
                <h3 className={`text-2xl ${titleColour}`}>{service}</h3>
                <p>{text}</p>
                {price && <p className="font-strong tabular">{price}</p>}
                <ul className="grid gap-2">
                  {facts[name].filter(Boolean).map((fact) => (
                    <li key={fact} className="flex items-start gap-2">
                      <Check className="mt-1 size-5 shrink-0 text-teal" strokeWidth={3} aria-hidden="true" />
                      {fact}
                    </li>
                  ))}
                </ul>
                <LinkButton to={to} tone="secondary" aria-label={`${button}: ${service}`}>
                  {button}
                </LinkButton>
              </div>
            </Reveal>
          )
        })}
      </ul>
    </section>
  )
}

export const meta = pageMeta('services', servicesCopy)

export default function ServicesPage() {
  const copy = useCopy('services', servicesCopy)
  return (
    <main id="contenido">
      <PageHero
        {...copy.hero}
        art={<HeroPicture name="home-hero" slot="services.hero" />}
        action={<HeroActions page="services" action={copy.hero.action} to={anchors.services} />}
      />
      <PageSections
        page="services"
        sections={{
          list: <ServiceRows />,
          steps: <Highlights {...copy.steps} spots={['list', 'nose', 'clock', 'heart']} />,
          promo: (
            <ClosingPromo
              {...copy.promo}
              slot="services.closing"
              first={{ to: publicPaths.register(), label: copy.closing.register }}
              second={{ to: publicPaths.contact(), label: copy.closing.contact }}
            />
          ),
        }}
      />
    </main>
  )
}
