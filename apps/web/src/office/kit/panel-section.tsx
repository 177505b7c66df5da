import type { ReactNode, Ref } from 'react'

type PanelSectionProps = { title: string; ref?: Ref<HTMLElement>; children: ReactNode }

/** Section of a panel with a heading. */
export function PanelSection({ title, ref, children }: PanelSectionProps) {
  return (
    <section ref={ref} className="grid gap-2">
      <h3 className="border-b border-line pb-1 text-base">{title}</h3>
      {children}
    </section>
  )
}
