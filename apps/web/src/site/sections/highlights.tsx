import type { PhotoSlot } from '@rumi/contract'
import type { SpotName } from '../../art/spots/spot-drawings.tsx'
import type { ItemCopy } from '../../copy/site/page-copy.ts'
import { type OnePer, groundOf } from './section-items.ts'
import { SectionTitle } from './section-title.tsx'
import { spotPath } from '../stills/spot-files.ts'
import { CardPicture } from '../stills/still.tsx'

type HighlightsProps<Items extends readonly ItemCopy[]> = {
  title: string
  items: Items
  spots: OnePer<Items, SpotName>
  /** Photo slots of the items. */
  slots?: OnePer<Items, PhotoSlot>
}

/** Reasons to come, each with a small picture. */
export function Highlights<const Items extends readonly ItemCopy[]>(props: HighlightsProps<Items>) {
  const { title, spots, slots } = props
  const items: readonly ItemCopy[] = props.items
  if (items.length === 0) return null
  return (
    <section className="section-y bg-sand">
      <div className="shell">
        <SectionTitle title={title} />
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
          {items.map((item, index) => (
            <li
              key={item.place ?? index}
              className="art-listen flex flex-wrap content-start items-start gap-4 rounded-md bg-white p-6 shadow-soft lg:flex-col lg:flex-nowrap lg:items-center lg:text-center"
            >
              <Highlight
                title={item.title}
                description={item.text}
                imageUrl={spotPath(
                  spots[(item.place ?? index) % spots.length] as SpotName,
                  groundOf((item.place ?? index) + 1),
                )}
                slot={slots?.[item.place ?? index]}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type HighlightProps = {
  title: string
  description: string
  imageUrl?: string
  slot?: PhotoSlot | undefined
}

/** spec §3, 'Highlight card' */
export const Highlight = ({ title, description, imageUrl, slot }: HighlightProps) => (
  <>
    <CardPicture
      imageUrl={imageUrl}
      slot={slot}
      sizes="(min-width: 1024px) 112px, 64px"
      width={96}
      height={96}
      className="size-16 shrink-0 lg:size-28"
      photoClassName="size-16 shrink-0 rounded-full object-cover lg:size-28"
    />
    <div className="grid min-w-0 grow basis-[10.5rem] content-start gap-2 lg:basis-auto">
      <h3 className="text-lg">{title}</h3>
      <p>{description}</p>
    </div>
  </>
)
