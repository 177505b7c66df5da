import { formatRange, incidentKinds, incidents } from '@rumi/contract'
import { TriangleAlert } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { QuietBoard } from '../../../art/scenes/empty/quiet-board.tsx'
import { incidentKindNames, officeIncidentsCopy as copy } from '../../../copy/shared/incidents.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { loadIncidents } from '../loaders.ts'
import { IncidentLine } from './dog-incidents.tsx'
import { incidentsIn, incidentsQuery } from './incidents-in-address.ts'

export const clientLoader = loadIncidents
export const meta = officeMeta(copy.title)

/** Incidents, the latest first, by kind and days. */
export default function IncidentsPage() {
  return (
    <OnlyFor access="desk" area="incidents">
      <Incidents />
    </OnlyFor>
  )
}

function Incidents() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const mayWrite = useCanWrite('incidents')
  const { kind, from, to } = incidentsIn(params)
  const found = useCall(incidents.list, incidentsQuery(params))
  const known = found.answer?.data.incidents ?? []
  return (
    <>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          mayWrite && (
            <LinkButton to={paths.officeNewIncident()}>
              <TriangleAlert className="size-5" aria-hidden="true" />
              {copy.newOne}
            </LinkButton>
          )
        }
      />
      <div className="no-print mb-4 flex flex-wrap items-end gap-4">
        <SelectField
          label={copy.kinds}
          value={kind ?? ''}
          placeholder={copy.allKinds}
          options={incidentKinds.map((value) => ({ value, label: incidentKindNames[value] }))}
          onChange={({ target }) => void change({ tipo: target.value || null })}
        />
        {from && to && (
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="first-letter:uppercase">{formatRange(from, to)}</span>
            <Button tone="quiet" onClick={() => void change({ desde: null, hasta: null })}>
              {copy.allDays}
            </Button>
          </p>
        )}
        {known.length > 0 && <p className="py-3 tabular">{copy.counted(known.length)}</p>}
      </div>
      <Fetched fetchings={[found]}>
        {known.length === 0 ? (
          <EmptyState art={<QuietBoard />} title={copy.emptyTitle} text={copy.emptyText} />
        ) : (
          <ul className="border-t border-line">
            <Rows of={known} by={({ id }) => id}>
              {(incident) => <IncidentLine incident={incident} showsDogs />}
            </Rows>
          </ul>
        )}
      </Fetched>
    </>
  )
}
