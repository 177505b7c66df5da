import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

type AccordionProps = {
  /** Groups the items: opening one closes the others. */
  name: string
  items: readonly { title: string; content: ReactNode }[]
}

/** Accordion of questions with answers, one open at a time, built on `<details>` (spec §4). */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="grid gap-3">
      {items.map((item) => (
        <details
          key={item.title}
          name={name}
          className="accordion group rounded-md bg-white shadow-soft open:bg-sand"
        >
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-md px-5 py-3 font-heading group-open:text-rust md:px-6 [&::-webkit-details-marker]:hidden">
            <span className="min-w-0">{item.title}</span>
            <Plus className="size-6 shrink-0 transition-transform group-open:rotate-45" aria-hidden="true" />
          </summary>
          <div className="measure max-h-[300px] overflow-y-auto px-5 pb-5 md:px-6">{item.content}</div>
        </details>
      ))}
    </div>
  )
}
