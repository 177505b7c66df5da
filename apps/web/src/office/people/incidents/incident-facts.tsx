import { dayOf, formatDay, formatMoment, type Incident } from '@rumi/contract'
import {
  incidentFields as fields,
  incidentKindNames,
  incidentRoleNames,
  officeIncidentsCopy as copy,
  notifiedWayNames,
} from '../../../copy/shared/incidents.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

/** Facts of an incident, as read and printed. */
export function IncidentFacts({ incident }: { incident: Incident }) {
  const { status, sentAt, sentBy, kind, occurredAt, place, ownersToldAt, ownersToldHow } = incident
  const today = businessToday()
  const notice =
    ownersToldAt && ownersToldHow
      ? [notifiedWayNames[ownersToldHow], formatMoment(ownersToldAt, today), incident.ownersToldBy]
          .filter(Boolean)
          .join(', ')
      : fields.noNotice
  const facts = [
    [fields.kind, incidentKindNames[kind]],
    [fields.occurredOn, formatMoment(occurredAt, today)],
    [fields.place, place],
    [fields.description, incident.description],
    [fields.firstAid, incident.firstAid],
    [fields.vet, incident.vet],
    [fields.witnesses, incident.witnesses],
    [fields.notice, notice],
  ] as const
  return (
    <div className="grid max-w-2xl gap-4">
      <p>
        <StateChip tone={status === 'sent' ? 'ok' : 'review'}>
          {sentAt ? copy.sentOn(formatDay(dayOf(sentAt), today), sentBy ?? '') : copy.draft}
        </StateChip>
      </p>
      <ul className="grid gap-3">
        {incident.dogs.map(({ rumiId, name, role, photos }) => (
          <li key={rumiId} className="grid gap-2">
            <p>
              <AreaLink
                to={paths.officeDog(rumiId)}
                className="inline-flex min-h-8 items-center font-strong text-link underline"
              >
                {name}
              </AreaLink>{' '}
              <span className="text-ink-soft">{incidentRoleNames[role]}</span>
            </p>
            {photos.length > 0 && (
              <ul className="grid grid-cols-3 gap-2">
                {photos.map((address) => (
                  <li key={address}>
                    <a href={address} target="_blank" rel="noreferrer">
                      <img
                        src={`${address}?size=small`}
                        alt={copy.photoOf(name)}
                        className="aspect-square w-full rounded-md object-cover"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <dl className="grid gap-2">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
