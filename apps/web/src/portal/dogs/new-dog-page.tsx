import { dogs } from '@rumi/data-layer'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../shared/business/paths.ts'
import { useSend } from '../../shared/fetching/store.ts'
import { dogsCopy } from '../../copy/portal/dogs.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import type { PortalHandle } from '../portal-layout.tsx'
import { portalMeta } from '../portal-meta.ts'
import { DogForm } from './dog-form.tsx'

export const meta = portalMeta(dogsCopy.newTitle)
export const handle: PortalHandle = { isTask: true }

/** Adds a dog; an owner in the middle of a booking continues there with it selected. */
export default function NewDogPage() {
  const send = useSend()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const servicio = params.get('servicio') || undefined
  const isBooking = params.has('servicio')
  const back = isBooking
    ? { to: paths.book({ servicio }), label: dogsCopy.backToBooking }
    : { to: paths.dogs(), label: dogsCopy.backToDogs }
  return (
    <>
      <PageHeader title={dogsCopy.newTitle} lead={dogsCopy.newLead} back={back} />
      <DogForm
        draft="new-dog"
        known={{ name: '', breed: '', color: '', sterilised: null }}
        seed="new-dog"
        submitLabel={dogsCopy.saveNew}
        cancelTo={back.to}
        send={(fields) => send(dogs.calls.create(fields))}
        onSaved={(dog) => {
          showToast(isBooking ? dogsCopy.addedToBook(dog.name) : dogsCopy.added(dog.name))
          const next = isBooking
            ? paths.book({ servicio, rumis: dog._id, paso: 'rumis' })
            : paths.dog(dog._id)
          void navigate(next, { replace: true })
        }}
      />
    </>
  )
}
