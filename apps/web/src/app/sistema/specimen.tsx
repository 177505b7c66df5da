import type { ReactNode } from 'react'

/** Group of components with a heading. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 *:min-w-0 border-t border-line py-10">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
