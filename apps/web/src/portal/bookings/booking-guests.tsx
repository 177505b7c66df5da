import { formatNames } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { bookingsCopy } from '../../copy/portal/bookings.ts'
import { DogFaces } from '../dog-faces.tsx'

/** Dogs of a booking with faces and names; `about` is the service. Many faces move above the names. */
export function BookingGuests({ dogs, about }: { dogs: readonly Dog[]; about?: string }) {
  return (
    <div
      className={`flex min-w-0 grow gap-3 ${dogs.length > 2 ? 'flex-col' : dogs.length === 2 ? 'max-sm:flex-col sm:items-center' : 'flex-wrap items-center'}`}
    >
      <DogFaces dogs={dogs} />
      <p className="min-w-0 grow basis-[7rem] [overflow-wrap:anywhere]">
        <span className="font-strong">{formatNames(dogs) || bookingsCopy.unknownDog}</span>
        {about && <span className="block text-sm text-ink-soft">{about}</span>}
      </p>
    </div>
  )
}
