import { settings } from '@rumi/contract'
import { officeRequirementsCopy as copy } from '../../copy/office-terms.ts'
import { useCall } from '../../shared/queries.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Fetched } from '../fetched.tsx'
import { officeMeta } from '../office-meta.ts'
import { OnlyFor } from '../only-for.tsx'
import { RequirementsForm } from './requirements-form.tsx'
import { SettingsHistory } from './settings-history.tsx'
import { requirementsHistory } from './terms-history.ts'

export const meta = officeMeta(copy.title)

/** What the house asks before it takes a dog in, and who has changed it. */
export default function RequirementsPage() {
  return (
    <OnlyFor access="admin" area="settings" toChange>
      <PageHeader title={copy.title} lead={copy.lead} />
      <Requirements />
    </OnlyFor>
  )
}

function Requirements() {
  const kept = useCall(settings.read, {})
  const history = useCall(settings.history, {})
  return (
    <Fetched fetchings={[kept, history]}>
      {kept.answer && (
        <div className="grid gap-10 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:items-start">
          <RequirementsForm kept={kept.answer.data.settings} onStale={kept.again} />
          <SettingsHistory history={requirementsHistory(history.answer?.data.history ?? [])} />
        </div>
      )}
    </Fetched>
  )
}
