import type { ReactNode } from 'react'
import { NoResults } from '../../art/scenes/empty/no-results.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'

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
