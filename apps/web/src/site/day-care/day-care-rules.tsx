import { Bug, Cake, ClipboardCheck, Syringe } from 'lucide-react'
import { dayCareCopy } from '../../copy/day-care.ts'
import { SectionTitle } from '../sections/section-title.tsx'

const icons = [Syringe, Bug, ClipboardCheck, Cake]

/** What every dog needs before its first day (spec §9, decision 25). */
export function DayCareRules() {
  const { title, lead, items } = dayCareCopy.rules
  return (
    <section className="section-y bg-teal-tint">
      <div className="shell">
        <SectionTitle title={title} lead={lead} />
        <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {items.map((item, index) => {
            const Icon = icons[index] ?? ClipboardCheck
            return (
              <li key={item.title} className="grid content-start gap-3 rounded-md bg-white p-6 shadow-soft">
                <Icon className="size-9 text-teal" aria-hidden="true" />
                <h3 className="text-lg">{item.title}</h3>
                <p>{item.text}</p>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}
