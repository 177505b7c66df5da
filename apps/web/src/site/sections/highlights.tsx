import type { SpotName } from '../../art/spots/spot-drawings.tsx'
import type { ItemCopy } from '../../copy/page-copy.ts'
import type { OnePer } from './one-per.ts'
import { SectionTitle } from './section-title.tsx'
import { SpotStill } from '../stills/spot-still.tsx'
import { groundOf } from './spot-ground.ts'

type HighlightsProps<Items extends readonly ItemCopy[]> = {
  title: string
  items: Items
  spots: OnePer<Items, SpotName>
}

/** Reasons to come, each with a small picture (spec §3, 'Highlight card'). */
export function Highlights<const Items extends readonly ItemCopy[]>(props: HighlightsProps<Items>) {
  const { title, items, spots } = props
  return (
    <section className="section-y bg-sand">
      <div className="shell">
        <SectionTitle title={title} />
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
          {items.map((item, index) => (
            <li
              key={item.title}
              className="art-listen flex flex-wrap content-start items-start gap-4 rounded-md bg-white p-6 shadow-soft lg:flex-col lg:flex-nowrap lg:items-center lg:text-center"
            >
              <SpotStill
                name={spots[index] as SpotName}
                ground={groundOf(index + 1)}
                className="size-16 shrink-0 lg:size-28"
              />
              <div className="grid min-w-0 grow basis-[10.5rem] content-start gap-2 lg:basis-auto">
                <h3 className="text-lg">{item.title}</h3>
                <p>{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
