import { dayOf, formatDay, incidents } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import {
  incidentFields as fields,
  incidentKindNames,
  ownIncidentsCopy as copy,
} from '../../copy/shared/incidents.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import { useCall } from '../../shared/fetching/queries.ts'

/** Incidents of a dog that were sent to its family; nothing where there are none. */
export function DogIncidents({ dog }: { dog: Dog }) {
  const found = useCall(incidents.list, { query: { rumiId: dog._id } })
  const known = found.answer?.data.incidents ?? []
  if (known.length === 0) return null
  return (
    <section id="incidentes" className="min-w-0 lg:col-span-2">
      <h2 className="mb-2 border-b-2 border-ink pb-1 text-lg">{copy.title}</h2>
      <ul className="grid gap-5">
        {known.map(({ id, kind, occurredAt, description, place, firstAid, vet, photos }) => (
          <li key={id} className="grid gap-2">
            <h3 className="text-base first-letter:uppercase">
              {copy.line(incidentKindNames[kind], formatDay(dayOf(occurredAt), businessToday()))}
            </h3>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{description}</p>
            <dl className="grid gap-1">
              {[
                [fields.place, place],
                [fields.firstAid, firstAid],
                [fields.vet, vet],
              ]
                .filter(([, value]) => value)
                .map(([label, value]) => (
                  <div key={label}>
                    <dt className="text-sm text-ink-soft">{label}</dt>
                    <dd className="[overflow-wrap:anywhere]">{value}</dd>
                  </div>
                ))}
            </dl>
            {photos.length > 0 && (
              <ul className="grid max-w-md grid-cols-3 gap-2">
                {photos.map((address) => (
                  <li key={address}>
                    <a href={address} target="_blank" rel="noreferrer">
                      <img
                        src={`${address}?size=small`}
                        alt={copy.photo(dog.name)}
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
    </section>
  )
}
