import './visit-card.css'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { ContactLinks } from '../../kit/contact-links.tsx'
import { fullName } from '../../kit/records/use-directory.ts'
import { OfflineSteps } from '../outbox/offline-steps.tsx'
import type { BoardActs } from '../visit-acts/use-board-acts.tsx'
import { VisitActions } from './visit-actions.tsx'
import { VisitBookings } from './visit-bookings.tsx'
import { namesOf, type VisitCard as Card } from './visit-cards.ts'
import { VisitFacts } from './visit-facts.tsx'

export type VisitCardProps = {
  card: Card
  day: string
  /** Offline: arrivals and departures wait in the outbox, and all else needs a connection. */
  isCut: boolean
  acts: BoardActs
  onOpen: (bookingId: string) => void
}

/** Dogs of a family as one card: who, what is booked, what to know, and the next step. */
export function VisitCard({ card, day, isCut, acts, onOpen }: VisitCardProps) {
  const { dogs, owner, members } = card
  const isLate = members.some(({ visit }) => visit.lateSince !== null)
  return (
    <li
      data-board-row
      tabIndex={-1}
      aria-label={namesOf(card) || officeCopy.unknownDog}
      className={`visit-card border-b border-line px-2 py-3 hover:bg-cream focus-visible:bg-cream ${isLate ? 'visit-card-late' : ''}`}
    >
      <div className="grid min-w-0 content-start gap-1 [grid-area:who]">
        {dogs.length === 0 && <p className="font-strong">{officeCopy.unknownDog}</p>}
        {dogs.map((dog) => (
          <DogName key={dog._id} dog={dog} />
        ))}
        <div className="flex flex-wrap items-center gap-x-3 @4xl:block @4xl:pl-[46px] @4xl:leading-tight">
          <p className="[overflow-wrap:anywhere]">{fullName(owner)}</p>
          <ContactLinks client={owner} isCut={isCut} />
        </div>
      </div>
      <VisitBookings card={card} day={day} {...(!isCut && { onOpen })} />
      <VisitFacts card={card} day={day} />
      <div className="[grid-area:steps]">
        <OfflineSteps {...{ card, isCut }}>
          <VisitActions {...{ card, day, acts, onOpen }} />
        </OfflineSteps>
      </div>
    </li>
  )
}

function DogName({ dog }: { dog: Card['dogs'][number] }) {
  return (
    <p className="flex items-center gap-2.5">
      <DogPortrait dog={dog} size={36} className="shrink-0" />
      <span className="min-w-0 leading-tight [overflow-wrap:anywhere]">
        <span className="text-base leading-tight font-heading">{dog.name}</span>{' '}
        <span className="text-xs leading-tight text-ink-soft">{dog.breed}</span>
      </span>
    </p>
  )
}
