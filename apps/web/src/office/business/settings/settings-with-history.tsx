import { settings, type StoredSettings, type SettingsChange } from '@rumi/contract'
import type { ComponentType } from 'react'
import { useCall } from '../../../shared/fetching/queries.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'

import { SettingsHistory } from './settings-history.tsx'

type SettingsWithHistoryProps = {
  title: string
  lead: string
  form: ComponentType<{ kept: StoredSettings; onStale: () => Promise<void> }>
  /** Selects and names the changes shown beside the form; default: all. */
  historyOf?: (history: readonly SettingsChange[]) => readonly SettingsChange[]
}

/** Section of the settings beside its history. */
export function SettingsWithHistory({ title, lead, ...shown }: SettingsWithHistoryProps) {
  return (
    <OnlyFor access="admin" area="settings" toChange>
      <PageHeader title={title} lead={lead} />
      <FormAndHistory {...shown} />
    </OnlyFor>
  )
}

function FormAndHistory({
  form: Form,
  historyOf = (history) => history,
}: Pick<SettingsWithHistoryProps, 'form' | 'historyOf'>) {
  const kept = useCall(settings.read, {})
  const history = useCall(settings.history, {})
  return (
    <Fetched fetchings={[kept, history]}>
      {kept.answer && (
        <div className="grid gap-10 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:items-start">
          <Form kept={kept.answer.data.settings} onStale={kept.again} />
          <SettingsHistory history={historyOf(history.answer?.data.history ?? [])} />
        </div>
      )}
    </Fetched>
  )
}
