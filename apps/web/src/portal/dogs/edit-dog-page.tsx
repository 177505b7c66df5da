import { dogs, type Dog } from '@rumi/data-layer'
import { useNavigate } from 'react-router'
import { paths } from '../../shared/business/paths.ts'
import { useSend } from '../../shared/fetching/store.ts'
import { dogsCopy } from '../../copy/portal/dogs.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import type { PortalHandle } from '../portal-layout.tsx'
import { portalMeta } from '../portal-meta.ts'
import type { DogFields } from './dog-facts.ts'
import { DogForm } from './dog-form.tsx'
import { DogPhoto } from './dog-photo.tsx'
import { NoSuchDog } from './no-such-dog.tsx'
import { useMyDog } from './use-my-dog.ts'

export const meta = portalMeta(dogsCopy.edit)
export const handle: PortalHandle = { isTask: true }

export default function EditDogPage() {
  const { dog, fetching } = useMyDog()
  return <QueryResult fetching={fetching}>{dog ? <EditDog dog={dog} /> : <NoSuchDog />}</QueryResult>
}

const fieldsOf = ({ weightKg, ...dog }: Dog): DogFields => ({
  name: dog.name,
  sex: dog.sex,
  birthDate: dog.birthDate,
  breed: dog.breed,
  color: dog.color,
  weightKg: weightKg ?? undefined,
  sterilised: dog.sterilised,
  feeding: dog.feeding,
  medication: dog.medication,
  allergies: dog.allergies,
  temperament: dog.temperament,
  microchip: dog.microchip,
  ruac: dog.ruac,
  vet: dog.vet,
  pickup: dog.pickup,
  emergencyContact: dog.emergencyContact,
})

function EditDog({ dog }: { dog: Dog }) {
  const send = useSend()
  const navigate = useNavigate()
  const here = paths.dog(dog._id)
  return (
    <>
      <PageHeader title={dogsCopy.editTitle(dog.name)} back={{ to: here, label: dog.name }} />
      <DogForm
        photo={<DogPhoto dog={dog} isDrawn />}
        isPhotographed={dog.profileImg !== null && dog.profileImg !== ''}
        draft={`dog-changes-${dog._id}`}
        known={fieldsOf(dog)}
        version={dog.version}
        seed={dog._id}
        submitLabel={dogsCopy.save}
        cancelTo={here}
        send={(fields, version) => send(dogs.calls.update({ id: dog._id, changes: { ...fields, version } }))}
        onSaved={(saved) => {
          showToast(dogsCopy.saved(saved.name))
          void navigate(here, { replace: true })
        }}
      />
    </>
  )
}
