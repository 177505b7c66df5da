import type { LucideIcon } from 'lucide-react'
import type { ItemCopy } from '../../copy/site/page-copy.ts'
import { isRequired } from '../../shared/refusals/is-required.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { withFacts } from '../../shared/business/with-facts.ts'
import type { OnePer } from './section-items.ts'
import { SectionTitle } from './section-title.tsx'

type HouseRulesProps<Items extends readonly ItemCopy[]> = {
  title: string
  lead: string
  items: Items
  icons: OnePer<Items, LucideIcon>
}

/** Rules for every client (spec §9). */
export function HouseRules<const Items extends readonly ItemCopy[]>(props: HouseRulesProps<Items>) {
  const { title, lead, items, icons } = props
  const business = useBusiness()
  const required = items
    .map((item, index) => ({ ...item, Icon: icons[index] as LucideIcon }))
    .filter((item) => !item.asked || isRequired(item.asked, business))
  if (required.length === 0) return null
  return (
    <section className="section-y bg-teal-tint">
      <div className="shell">
        <SectionTitle title={title} lead={withFacts(lead, business)} />
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {required.map(({ title: rule, text, Icon }) => (
            <li key={rule} className="grid content-start gap-3 rounded-md bg-white p-6 shadow-soft">
              <Icon className="size-9 text-teal" aria-hidden="true" />
              <h3 className="text-lg">{rule}</h3>
              <p>{withFacts(text, business)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
