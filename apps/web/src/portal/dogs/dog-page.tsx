import type { Dog } from '@rumi/data-layer'
import { CalendarPlus, Pencil } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../shared/business/paths.ts'
import { dogsCopy, endedDogsCopy, endedDogsCopy as copy } from '../../copy/portal/dogs.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { businessToday } from '../../shared/business/business-today.ts'
import { MedicalRecordDialog } from '../medical-records/medical-record-dialog.tsx'
import { RecordHistory } from '../medical-records/record-history.tsx'
import { ServiceMedicalRecords } from '../medical-records/service-medical-records.tsx'
import { wantedIn, type MedicalRecord } from '../medical-records/wanted-medical-record.ts'
import { loadDog } from '../loaders.ts'
import { VisitsToday } from '../timeline/visits-today.tsx'
import { portalMeta } from '../portal-meta.ts'
import { DaysWithUs } from '../reports/days-with-us.tsx'
import { DogPhoto } from './dog-photo.tsx'
import { DogVisits } from './dog-visits.tsx'
import { NoSuchDog } from './no-such-dog.tsx'
import { formatAge } from './format-age.ts'
import { useMyDog } from './use-my-dog.ts'
import { useState } from 'react'
import { EndDogDialog } from '../../shared/people/end-dog-dialog.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { carePlanCopy } from '../../copy/shared/care.ts'
import { CarePlan } from '../../shared/care/care-plan.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { formatDate, dayOf, formatDay, incidents } from '@rumi/contract'
import { incidentFields as fields, incidentKindNames, ownIncidentsCopy } from '../../copy/shared/incidents.ts'
import { useCall } from '../../shared/fetching/queries.ts'

/** Discreet link for an owner whose dog no longer comes. */
export function EndDog({ dog }: { dog: Dog }) {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button tone="quiet" className="[overflow-wrap:anywhere]" onClick={() => setOpen(true)}>
        {copy.open(dog.name)}
      </Button>
      <EndDogDialog dog={dog} text={copy.text(dog.name)} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}

export const clientLoader = loadDog
export const meta = portalMeta(dogsCopy.title)

export default function DogPage() {
  const { dog, records, fetching } = useMyDog()
  return (
    <QueryResult fetching={fetching}>
      {dog ? <OneDog dog={dog} records={records} /> : <NoSuchDog />}
    </QueryResult>
  )
}

function OneDog({ dog, records }: { dog: Dog; records: readonly MedicalRecord[] }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const age = dog.ended === 'deceased' ? '' : formatAge(dog.birthDate, businessToday())
  const facts = [dog.breed, dogsCopy.sexes[dog.sex], age].filter(Boolean)
  return (
    <>
      <PageHeader title={dog.name} back={{ to: paths.dogs(), label: dogsCopy.backToDogs }} />
      <div className="art-listen mb-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        <DogPhoto dog={dog} />
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-soft [overflow-wrap:anywhere]">{facts.join(' · ')}</p>
          {dog.ended ? (
            <p className="[overflow-wrap:anywhere]">{endedDogsCopy.message[dog.ended](dog.name)}</p>
          ) : (
            <LinkButton to={paths.book({ rumis: dog._id })}>
              <CalendarPlus className="size-5" aria-hidden="true" />
              {dogsCopy.book}
            </LinkButton>
          )}
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="lg:col-span-2 empty:hidden">
          <VisitsToday dogs={[dog]} only={dog._id} />
        </div>
        {dog.ended === null && <ServiceMedicalRecords dog={dog} records={records} />}
        <DogData dog={dog} />
        {dog.ended === null && <DogCarePlan dog={dog} />}
        <div className="lg:col-span-2 empty:hidden">
          <DaysWithUs dog={dog} />
        </div>
        <DogIncidents dog={dog} />
        {(dog.ended === null || records.length > 0) && <RecordHistory dog={dog} records={records} />}
        <DogVisits dog={dog} />
      </div>
      {dog.ended === null && <EndDog dog={dog} />}
      <MedicalRecordDialog
        dog={dog}
        wanted={wantedIn(params)}
        onClose={() => navigate(paths.dog(dog._id), { replace: true, preventScrollReset: true })}
      />
    </>
  )
}

/** Plan of a dog's meals, medicines and walks, written by its owner. */
const DogCarePlan = ({ dog }: { dog: Dog }) => (
  <Card as="section">
    <h2 className="text-lg">{carePlanCopy.title}</h2>
    <p className="mb-3 text-ink-soft">{carePlanCopy.lead}</p>
    <CarePlan dog={dog} mayWrite frame={QueryResult} />
  </Card>
)

/** Longest text that fits two columns on a phone. */
const shortFact = 16

/** Data of a dog; omits unanswered fields except those the business needs. */
function DogData({ dog }: { dog: Dog }) {
  const facts = [
    [dogsCopy.birthDate, formatDate(dog.birthDate)],
    [dogsCopy.color, dog.color],
    [dogsCopy.weightKg, dog.weightKg === null ? '' : `${dog.weightKg} ${dogsCopy.kilos}`],
    [
      dogsCopy.sterilisedOf[dog.sex],
      dog.sterilised === null ? dogsCopy.noData : dog.sterilised ? dogsCopy.yes : dogsCopy.no,
    ],
    [dogsCopy.feeding, dog.feeding || dogsCopy.noData],
    [dogsCopy.medication, dog.medication || dogsCopy.noData],
    [dogsCopy.allergies, dog.allergies || dogsCopy.noData],
    [dogsCopy.temperament, dog.temperament],
    [dogsCopy.microchip, dog.microchip],
    [dogsCopy.ruac, dog.ruac],
    [dogsCopy.pickupOf[dog.sex], dog.pickup],
    [dogsCopy.emergencyContact, dog.emergencyContact],
    [dogsCopy.vet, dog.vet],
  ].filter((entry): entry is [string, string] => Boolean(entry[1]))
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{dogsCopy.data}</h2>
        <LinkButton tone="secondary" to={paths.editDog(dog._id)}>
          <Pencil className="size-5" aria-hidden="true" />
          {dogsCopy.edit}
        </LinkButton>
      </div>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-3 sm:grid-cols-1">
        {facts.map(([term, fact]) => (
          <div
            key={term}
            className={`grid content-start sm:grid-cols-[11rem_1fr] sm:gap-4 ${fact.length > shortFact ? 'max-sm:col-span-full' : ''}`}
          >
            <dt className="text-sm text-ink-soft sm:text-base">{term}</dt>
            <dd className="whitespace-pre-line first-letter:uppercase [overflow-wrap:anywhere]">{fact}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** Incidents of a dog that were sent to its family; nothing where there are none. */
function DogIncidents({ dog }: { dog: Dog }) {
  const found = useCall(incidents.list, { query: { rumiId: dog._id } })
  const known = found.answer?.data.incidents ?? []
  if (known.length === 0) return null
  return (
    <section id="incidentes" className="min-w-0 lg:col-span-2">
      <h2 className="mb-2 border-b-2 border-ink pb-1 text-lg">{ownIncidentsCopy.title}</h2>
      <ul className="grid gap-5">
        {known.map(({ id, kind, occurredAt, description, place, firstAid, vet, photos }) => (
          <li key={id} className="grid gap-2">
            <h3 className="text-base first-letter:uppercase">
              {ownIncidentsCopy.line(incidentKindNames[kind], formatDay(dayOf(occurredAt), businessToday()))}
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
                        alt={ownIncidentsCopy.photo(dog.name)}
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
