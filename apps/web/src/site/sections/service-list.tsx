import type { SpotName } from '../../art/spots/spot-drawings.tsx'
import type { ItemCopy } from '../../copy/site/page-copy.ts'
import { Reveal } from '../../ui/layout/reveal.tsx'
import { type OnePer, anchors, groundOf } from './section-items.ts'
import { SectionTitle } from './section-title.tsx'
import { SpotStill } from '../stills/spot-still.tsx'

type ServiceListProps<Items extends readonly ItemCopy[]> = {
  title: string
  lead?: string
  items: Items
  spots: OnePer<Items, SpotName>
}

/** Parts of a service, which fade in one after the other (spec §2, 'Common display behaviour'). */
export function ServiceList<const Items extends readonly ItemCopy[]>(props: ServiceListProps<Items>) {
  const { title, lead, items, spots } = props
  const columns = items.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-5'
  return (
    <section id={anchors.services} className="shell section-y">
      <SectionTitle title={title} lead={lead} />
      <ul className={`grid gap-x-8 gap-y-8 sm:grid-cols-2 ${columns}`}>
        {items.map((item, index) => (
          <Reveal
            key={item.title}
            as="li"
            index={index}
            className="flex flex-wrap gap-4 lg:flex-col lg:flex-nowrap lg:items-center lg:text-center"
          >
            <SpotStill
              name={spots[index] as SpotName}
              ground={groundOf(index)}
              className="size-20 shrink-0 lg:size-28"
            />
            <div className="grid min-w-0 grow basis-[10.5rem] content-start gap-1 lg:basis-auto">
              <h3 className="text-lg">{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </Reveal>
        ))}
      </ul>
    </section>
  )
}
