import { formatHour, type DeskBooking } from '@rumi/contract'
import { Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Temporal } from 'temporal-polyfill'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { outboxCopy as copy } from '../../../copy/office/desk/outbox.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { canStoreActs } from '../../../shared/unsent/sealed-acts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { ignoreRepeatPress, useResting } from '../../../ui/hooks/ignore-repeat-press.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { mayComeIn } from '../booking-status/arrival.ts'
import { arrivalAt } from '../visit-acts/arrival-at.ts'
import { queueArrival } from '../visit-acts/use-visit-acts.ts'
import { stepsOf } from '../visit-card/card-steps.ts'
import type { DogOnBoard, VisitCard } from '../visit-card/visit-cards.ts'
import { isWaiting, type VisitAct } from './acts.ts'
import { discardAct, useUnsentActs, queueAct } from './desk-outbox.ts'
import { needsConnection } from './needs-connection.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { collectionBody, isCollectionComplete, ownerCollects, WhoCollects } from '../../kit/who-collects.tsx'

type OfflineStepsProps = {
  card: VisitCard
  isCut: boolean
  /** Steps of a card with a connection. */
  children: ReactNode
}

/** Steps of a card without a connection: what waits to be sent, and the arrival or departure of each dog. */
export function OfflineSteps({ card, isCut, children }: OfflineStepsProps) {
  const mayWrite = useCanWrite('bookings')
  const ids = card.members.map(({ visit }) => visit.id)
  const waiting = useUnsentActs().filter(
    (act): act is VisitAct => act.kind !== 'mark' && isWaiting(act) && ids.includes(act.visitId),
  )
  if (!isCut && waiting.length === 0) return children
  const last = [...new Map(waiting.map((act) => [act.visitId, act])).values()]
  return (
    <div className="no-print flex flex-wrap items-center gap-2 max-md:mt-1 @md:flex-col @md:items-end">
      <Rows of={last} by={({ id }) => id} within="blocks">
        {(act) => <Waiting act={act} named={card.members.length > 1} />}
      </Rows>
      {isCut && mayWrite && canStoreActs() && <NextStep card={card} />}
    </div>
  )
}

function Waiting({ act: { id, at, dogName, kind }, named }: { act: VisitAct; named: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 @md:justify-end">
      <StateChip tone="soon">{copy.waiting}</StateChip>
      <span className="text-sm text-ink-soft">
        {named && <span>{`${dogName}: `}</span>}
        <span>{copy[kind](formatHour(at))}</span>
      </span>
      <Button tone="quiet" size="snug" className="max-md:min-h-12" onClick={() => void discardAct(id)}>
        <Undo2 className="size-4" aria-hidden="true" />
        {copy.undo}
        <span className="sr-only">{copy.ofDog(dogName)}</span>
      </Button>
    </div>
  )
}

/** Button of each dog that may take the next step now, or the reason why it needs a connection. */
function NextStep({ card }: { card: VisitCard }) {
  const today = businessToday()
  const { next } = stepsOf(card, today)
  const [leaving, setLeaving] = useState<DogOnBoard>()
  if (next?.step !== 'receive' && next?.step !== 'leave') return null
  const isArrival = next.step === 'receive'
  const reason = isArrival ? undefined : whyNot(card, next.members, today)
  if (reason) return <p className="text-sm text-ink-soft">{copy.leaveNeeds[reason]}</p>
  return (
    <>
      <Rows of={next.members} by={({ visit }) => visit.id} within="blocks">
        {(member) =>
          isArrival && !mayComeIn(arrivalAt([member])) ? (
            <p className="text-sm text-ink-soft">
              {card.members.length > 1 && <span>{`${member.dog.name}: `}</span>}
              <span>{copy.receiveNeeds}</span>
            </p>
          ) : (
            <StepOfDog
              member={member}
              named={card.members.length > 1}
              label={dayBoardCopy.steps[isArrival ? 'check-in' : 'check-out']}
              onPress={() => (isArrival ? void queueArrival(member) : setLeaving(member))}
            />
          )
        }
      </Rows>
      {leaving && (
        <OfflineDeparture
          member={leaving}
          booking={leaving.bookings[0]!}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}

const whyNot = (card: VisitCard, members: readonly DogOnBoard[], today: string) =>
  needsConnection(card, members, { now: Temporal.Now.instant().toString(), today })

type StepOfDogProps = { member: DogOnBoard; named: boolean; label: string; onPress: () => void }

function StepOfDog({ member: { visit, dog }, named, label, onPress }: StepOfDogProps) {
  const isResting = useResting(visit.id)
  return (
    <Button
      data-next-step
      className="min-h-12 px-5 md:min-h-10"
      resting={isResting}
      onClick={() => {
        ignoreRepeatPress(visit.id)
        onPress()
      }}
    >
      <span>{label}</span>
      <span className={named ? '' : 'sr-only'}>{` ${dog.name}`}</span>
    </Button>
  )
}

type OfflineDepartureProps = { member: DogOnBoard; booking: DeskBooking; onClose: () => void }

/** Confirms who collects a dog, and stores its departure until there is a connection. */
function OfflineDeparture({ member: { visit, dog }, booking, onClose }: OfflineDepartureProps) {
  const [collection, setCollection] = useState(ownerCollects)
  const leave = async () => {
    const body = collectionBody(collection)
    if (await queueAct({ kind: 'departure', visitId: visit.id, dogName: dog.name, body })) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={dayBoardCopy.ask['check-out'](dog.name)}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {officeCopy.cancel}
          </Button>
          <Button disabled={!isCollectionComplete(collection)} onClick={() => void leave()}>
            {dayBoardCopy.doIt['check-out']}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{dayBoardCopy.askText['check-out']}</p>
        <WhoCollects {...booking} dogs={[dog]} collection={collection} onChange={setCollection} />
      </div>
    </Dialog>
  )
}
