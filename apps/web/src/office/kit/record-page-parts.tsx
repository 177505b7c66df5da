import type { ReactNode, Ref } from 'react'
import { formatPesos } from '@rumi/contract'
import { NoResults } from '../../art/scenes/empty/no-results.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'

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

type AmountLineProps = { name: string; centavos: number | null; strong?: boolean }

/** Line of a sum: name and amount; no amount while unknown. */
export function AmountLine({ name, centavos, strong = false }: AmountLineProps) {
  if (centavos === null) return null
  return (
    <div className={`flex justify-between gap-4 break-inside-avoid ${strong ? 'font-strong' : ''}`}>
      <dt className="min-w-0 [overflow-wrap:anywhere]">{name}</dt>
      <dd className="whitespace-nowrap">{formatPesos(centavos)}</dd>
    </div>
  )
}

/** Section of a record's page with a heading. */
export function RecordSection({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="min-w-0">
      <div className="mb-2 flex min-h-12 flex-wrap items-end justify-between gap-2 border-b-2 border-ink pb-1">
        <h2 className="text-lg">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

export type MissingRecordProps = {
  copy: { missingTitle: string; missingText: string }
  back: { to: string; label: string }
}

/** Page of a record that does not exist. */
export const MissingRecord = ({ copy, back }: MissingRecordProps) => (
  <EmptyState
    level={1}
    art={<NoResults />}
    title={copy.missingTitle}
    text={copy.missingText}
    action={<LinkButton to={back.to}>{back.label}</LinkButton>}
  />
)
