import type { ReactNode } from 'react'
import { Card } from '../../../ui/layout/card.tsx'

type SettingsGroupProps = { title: string; lead?: string; columns?: 2 | 3; children: ReactNode }

/** Related settings under a heading with an introduction. */
export function SettingsGroup({ title, lead, columns = 2, children }: SettingsGroupProps) {
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg">{title}</h2>
        {lead && <p className="text-sm text-ink-soft">{lead}</p>}
      </div>
      <div className={`grid gap-4 md:items-start ${columns === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}>
        {children}
      </div>
    </Card>
  )
}
