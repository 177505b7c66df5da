import type { Dog } from '@rumi/data-layer'
import { CalendarPlus } from 'lucide-react'
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
import { DogCarePlan } from './dog-care-plan.tsx'
import { DogData } from './dog-data.tsx'
import { DogIncidents } from './dog-incidents.tsx'
import { DogPhoto } from './dog-photo.tsx'
import { DogVisits } from './dog-visits.tsx'
import { NoSuchDog } from './no-such-dog.tsx'
import { formatAge } from './format-age.ts'
import { useMyDog } from './use-my-dog.ts'
import { useState } from 'react'
import { EndDogDialog } from '../../shared/people/end-dog-dialog.tsx'
import { Button } from '../../ui/controls/button.tsx'

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
