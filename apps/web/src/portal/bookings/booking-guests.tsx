import type { Dog } from '@rumi/data-layer'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { bookingsCopy } from '../../copy/bookings.ts'
import { spokenNames } from '../spoken-names.ts'

/** Who comes, by face and name; `about` is what for. */
export function BookingGuests({ dogs, about }: { dogs: readonly Dog[]; about?: string }) {
  return (
    <div className="flex items-center gap-3">
      <div className="flex -space-x-3">
        {dogs.map((dog) => (
          <DogPortrait
            key={dog._id}
            breed={dog.breed}
            color={dog.color}
            seed={dog._id}
            photo={dog.profileImg}
            size={56}
            className="ring-3 ring-white"
          />
        ))}
      </div>
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-strong">{spokenNames(dogs) || bookingsCopy.unknownDog}</span>
        {about && <span className="block text-sm text-ink-soft">{about}</span>}
      </p>
    </div>
  )
}
