import { settings } from '@rumi/contract'
import { officeSettingsCopy as copy } from '../../copy/office-settings.ts'
import { useCall } from '../../shared/queries.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Fetched } from '../fetched.tsx'
import { officeMeta } from '../office-meta.ts'
import { OnlyFor } from '../only-for.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsHistory } from './settings-history.tsx'

export const meta = officeMeta(copy.title)

/** What the business says of itself on the site, and who has changed it. */
export default function HousePage() {
  return (
    <OnlyFor access="admin" area="settings" toChange>
      <PageHeader title={copy.title} lead={copy.lead} />
      <HouseSettings />
    </OnlyFor>
  )
}

function HouseSettings() {
  const kept = useCall(settings.read, {})
  const history = useCall(settings.history, {})
  return (
    <Fetched fetchings={[kept, history]}>
      {kept.answer && (
        <div className="grid gap-10 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:items-start">
          <SettingsForm kept={kept.answer.data.settings} onStale={kept.again} />
          <SettingsHistory history={history.answer?.data.history ?? []} />
        </div>
      )}
    </Fetched>
  )
}
