import { CircleCheck } from 'lucide-react'
import { useParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { ArchFrame } from '../../art/arch.tsx'
import { bookDayCopy } from '../../copy/book-day.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { spokenDays } from '../bookings/booking-days.ts'
import { useMyBookings } from '../bookings/use-my-bookings.ts'
import { Fetched } from '../fetched.tsx'
import { houseToday } from '../house-today.ts'
import { portalMeta } from '../portal-meta.ts'
import { spokenNames } from '../spoken-names.ts'
import { HappyDog } from './happy-dog.tsx'

export const meta = portalMeta(bookDayCopy.bookedTitle)

/** The place is kept: when, for whom, what happens next and what to bring. */
export default function BookedPage() {
  const { id } = useParams()
  const { bookings, dogsIn, fetching } = useMyBookings()
  const booking = bookings.find((one) => one.id === id)
  return (
    <Fetched fetching={fetching} known={Boolean(booking)}>
      <div className="mx-auto grid max-w-md justify-items-center gap-4 text-center">
        <ArchFrame className="w-52">
          <HappyDog />
        </ArchFrame>
        <h1 className="flex items-center gap-2 text-2xl">
          <CircleCheck className="size-8 text-teal" aria-hidden="true" />
          {bookDayCopy.bookedTitle}
        </h1>
        {booking && (
          <p className="text-lg">
            {(booking.start === booking.end ? bookDayCopy.bookedText : bookDayCopy.bookedRangeText)(
              spokenNames(dogsIn(booking.rumiIds)),
              spokenDays(booking, houseToday()),
            )}
          </p>
        )}
        <p className="text-ink-soft">{bookDayCopy.bookedNext}</p>
        <section className="w-full rounded-md bg-sand p-5 text-left">
          <h2 className="text-lg">{bookDayCopy.bringTitle}</h2>
          <ul className="mt-2 list-disc pl-5">
            {bookDayCopy.bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </section>
        <LinkButton to={paths.bookings()} size="large" className="w-full">
          {bookDayCopy.toBookings}
        </LinkButton>
        <LinkButton to={paths.book()} tone="quiet">
          {bookDayCopy.another}
        </LinkButton>
      </div>
    </Fetched>
  )
}
