import { dayOf, formatDay, incidents, type Incident } from '@rumi/contract'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { incidentKindNames, officeIncidentsCopy as copy } from '../../../copy/shared/incidents.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { useCanWrite, usePermission } from '../../kit/permissions/use-permission.ts'
import { RecordSection } from '../../kit/record-page-parts.tsx'
import { recentIncidents } from './incidents-in-address.ts'

const incidentDay = ({ occurredAt }: Pick<Incident, 'occurredAt'>) =>
  formatDay(dayOf(occurredAt), businessToday())

/** Incidents of a dog, pinned on its page. */
export function DogIncidents({ dogId }: { dogId: string }) {
  const mayWrite = useCanWrite('incidents')
  const maySee = usePermission({ access: 'desk', area: 'incidents' })
  const found = useCall(incidents.list, maySee ? { query: { rumiId: dogId } } : null)
  const known = found.answer?.data.incidents ?? []
  if (!maySee) return null
  return (
    <RecordSection
      title={copy.title}
      action={
        mayWrite && (
          <LinkButton tone="secondary" size="small" to={paths.officeNewIncident({ rumi: dogId })}>
            <TriangleAlert className="size-4" aria-hidden="true" />
            {copy.newOne}
          </LinkButton>
        )
      }
    >
      <Fetched fetchings={[found]}>
        {known.length === 0 ? (
          <p className="text-ink-soft">{copy.noneOfDog}</p>
        ) : (
          <ul>
            <Rows of={known} by={({ id }) => id}>
              {(incident) => <IncidentLine incident={incident} />}
            </Rows>
          </ul>
        )}
      </Fetched>
    </RecordSection>
  )
}

/** Incident as a row: kind, day, dogs and whether it was sent. */
export function IncidentLine({ incident, showsDogs = false }: { incident: Incident; showsDogs?: boolean }) {
  const { id, kind, dogs, status, description } = incident
  return (
    <li className="grid gap-0.5 border-b border-line py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link
          to={paths.officeIncident(id)}
          className="inline-flex min-h-10 items-center font-strong text-link underline [overflow-wrap:anywhere]"
        >
          {[incidentKindNames[kind], showsDogs && dogs.map(({ name }) => name).join(', ')]
            .filter(Boolean)
            .join(': ')}
        </Link>
        <StateChip tone={status === 'sent' ? 'ok' : 'review'}>{copy[status]}</StateChip>
        <span className="text-ink-soft">{incidentDay(incident)}</span>
      </div>
      {description && <p className="line-clamp-2 [overflow-wrap:anywhere]">{description}</p>}
    </li>
  )
}

/** Incidents of a dog since its last arrival, shown at the next one. */
export function RecentIncidents({ dogId, arrivedAt }: { dogId: string; arrivedAt: string | null }) {
  const maySee = usePermission({ access: 'desk', area: 'incidents' })
  const found = useCall(incidents.list, maySee ? recentIncidents : null)
  const shown = (found.answer?.data.incidents ?? []).filter(({ dogs }) =>
    dogs.some(
      ({ rumiId, nextArrivalAt }) =>
        rumiId === dogId && (nextArrivalAt === null || nextArrivalAt === arrivedAt),
    ),
  )
  return shown.map((incident) => (
    <p key={incident.id}>
      <Link to={paths.officeIncident(incident.id)} className="inline-flex min-h-8 items-center underline">
        <StateChip tone="expired" icon={TriangleAlert}>
          {copy.fact(incidentDay(incident), incidentKindNames[incident.kind])}
        </StateChip>
      </Link>
    </p>
  ))
}
