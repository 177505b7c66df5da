import { useNavigate, useSearchParams } from 'react-router'
import { officeIncidentsCopy as copy } from '../../../copy/shared/incidents.ts'
import { paths } from '../../../shared/business/paths.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { loadNewIncident } from '../loaders.ts'
import { IncidentForm } from './incident-form.tsx'

export const clientLoader = loadNewIncident
export const meta = officeMeta(copy.newOne)

/** New incident, about the dogs named in the address. */
export default function NewIncidentPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  return (
    <OnlyFor access="desk" area="incidents" toChange>
      <PageHeader title={copy.newOne} back={{ to: paths.officeIncidents(), label: copy.back }} />
      <IncidentForm
        rumiIds={params.get('rumi')?.split(',').filter(Boolean) ?? []}
        onSaved={({ id }) => {
          showToast(copy.saved)
          void navigate(paths.officeIncident(id), { replace: true })
        }}
      />
    </OnlyFor>
  )
}
