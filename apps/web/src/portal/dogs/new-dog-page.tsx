import { dogs } from '@rumi/data-layer'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useSend } from '../../app/store.ts'
import { dogsCopy } from '../../copy/dogs.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { PortalHandle } from '../portal-layout.tsx'
import { portalMeta } from '../portal-meta.ts'
import { DogForm } from './dog-form.tsx'

export const meta = portalMeta(dogsCopy.newTitle)
export const handle: PortalHandle = { isTask: true }

export default function NewDogPage() {
  const send = useSend()
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        title={dogsCopy.newTitle}
        lead={dogsCopy.newLead}
        back={{ to: paths.dogs(), label: dogsCopy.backToDogs }}
      />
      <DogForm
        draft="new-dog"
        known={{ name: '', breed: '', color: '', sterilised: false }}
        seed="new-dog"
        submitLabel={dogsCopy.saveNew}
        cancelTo={paths.dogs()}
        send={(fields) => send(dogs.calls.create(fields))}
        onSaved={(dog) => {
          showToast(dogsCopy.added(dog.name))
          void navigate(paths.dog(dog._id), { replace: true })
        }}
      />
    </>
  )
}
