import type { LucideIcon } from 'lucide-react'
import type { ItemCopy } from '../../copy/page-copy.ts'
import type { OnePer } from './one-per.ts'
import { SectionTitle } from './section-title.tsx'

type HouseRulesProps<Items extends readonly ItemCopy[]> = {
  title: string
  lead: string
  items: Items
  icons: OnePer<Items, LucideIcon>
}

/** What the house asks of everybody, said before anyone asks (spec §9). */
export function HouseRules<const Items extends readonly ItemCopy[]>(props: HouseRulesProps<Items>) {
  const { title, lead, items, icons } = props
  return (
    <section className="section-y bg-teal-tint">
      <div className="shell">
        <SectionTitle title={title} lead={lead} />
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {items.map((item, index) => {
            const Icon = icons[index] as LucideIcon
            return (
              <li key={item.title} className="grid content-start gap-3 rounded-md bg-white p-6 shadow-soft">
                <Icon className="size-9 text-teal" aria-hidden="true" />
                <h3 className="text-lg">{item.title}</h3>
                <p>{item.text}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
