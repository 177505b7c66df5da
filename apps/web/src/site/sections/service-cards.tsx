import type { PhotoSlot } from '@rumi/contract'
import type { ItemCopy } from '../../copy/site/page-copy.ts'
import { Reveal } from '../../ui/layout/reveal.tsx'
import { type StillName, stillPath } from '../../shared/business/still-names.ts'
import { CardPicture } from '../stills/still.tsx'
import { type OnePer, anchors } from './section-items.ts'
import { SectionTitle } from './section-title.tsx'

type ServiceCardsProps<Items extends readonly ItemCopy[]> = {
  title: string
  lead?: string
  items: Items
  pictures: OnePer<Items, StillName>
  slots: OnePer<Items, PhotoSlot>
}

const titleColours = ['text-teal', 'text-rust', 'text-indigo'] as const

/** Services in action: picture, coloured name and text (spec §3, 'Service card'). */
export function ServiceCards<const Items extends readonly ItemCopy[]>(props: ServiceCardsProps<Items>) {
  const { title, lead, items, pictures, slots } = props
  return (
    <section id={anchors.services} className="shell section-y">
      <SectionTitle title={title} lead={lead} />
      <ul className="flex flex-wrap justify-center gap-6">
        {items.map((item, index) => (
          <Reveal
            key={item.title}
            as="li"
            index={index}
            className="w-full overflow-hidden rounded-md bg-white shadow-soft sm:w-[calc(50%-12px)] lg:w-[calc((100%-48px)/3)]"
          >
            <CardPicture
              imageUrl={stillPath(pictures[index] as StillName)}
              slot={slots[index]}
              sizes="(min-width: 1024px) 390px, (min-width: 640px) 46vw, 92vw"
              alt={item.altText ?? ''}
              width={320}
              height={240}
              className="aspect-[4/3] w-full object-cover"
            />
            <div className="grid gap-2 p-6">
              <h3 className={`text-xl ${titleColours[index % titleColours.length]}`}>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </Reveal>
        ))}
      </ul>
    </section>
  )
}
