import { visits as visitCalls, type BodyOf, type VisitStatus } from '@rumi/contract'
import { useState } from 'react'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { canStoreActs } from '../../../shared/unsent/sealed-acts.ts'
import { ignoreRepeatPress } from '../../../ui/hooks/ignore-repeat-press.ts'
import { offerUndo } from '../../kit/undo/undo-offers.ts'
import { queueAct } from '../outbox/desk-outbox.ts'
import type { DogOnBoard } from '../visit-card/visit-cards.ts'

type Act = 'arrival' | 'missed'
type AtTheDoor = Pick<BodyOf<typeof visitCalls.arrival>, 'override' | 'identified'>

const doneCopy = { arrival: dayBoardCopy.done['check-in'], missed: dayBoardCopy.done['mark-no-show'] }

/** Joins the names of dogs on the board. */
export const namesIn = (members: readonly DogOnBoard[]) => members.map(({ dog }) => dog.name).join(', ')

/** Stores the arrival of a dog until there is a connection. */
export const queueArrival = ({ visit, dog }: DogOnBoard, atTheDoor: AtTheDoor = {}) =>
  queueAct({ kind: 'arrival', visitId: visit.id, dogName: dog.name, body: atTheDoor })

/**
 * Records arrivals and absences of dogs, as one act that can be undone for some seconds. An arrival that does not reach the server waits in
 * the outbox.
 */
export function useVisitActs(onChanged: () => Promise<void>) {
  const sendCall = useSendCall()
  /** Visits with a pending act, each with the status under which it is shown until then. */
  const [acting, setActing] = useState<ReadonlyMap<string, VisitStatus>>(new Map())

  /** Runs an act while its dogs stay where they are shown. */
  const hold = async <Done>(members: readonly DogOnBoard[], act: () => Promise<Done>): Promise<Done> => {
    const ids = members.map(({ visit }) => visit.id)
    for (const id of ids) ignoreRepeatPress(id)
    setActing(
      (before) => new Map([...before, ...members.map(({ visit }) => [visit.id, visit.status] as const)]),
    )
    const done = await act()
    for (const id of ids) ignoreRepeatPress(id)
    setActing((before) => new Map([...before].filter(([id]) => !ids.includes(id))))
    return done
  }

  /** Returns the refusal of the first dog that was refused; those before it are recorded. */
  const record = (act: Act, members: readonly DogOnBoard[], atTheDoor: AtTheDoor = {}) =>
    hold(members, async (): Promise<Refusal | undefined> => {
      const undoId = crypto.randomUUID()
      const done: DogOnBoard[] = []
      let refusal: Refusal | undefined
      for (const member of members) {
        const { id, version } = member.visit
        const outcome =
          act === 'arrival'
            ? await sendCall(visitCalls.arrival, { params: { id }, body: { version, undoId, ...atTheDoor } })
            : await sendCall(visitCalls.missed, { params: { id }, body: { version, undoId } })
        if (outcome.ok) done.push(member)
        else if (act === 'arrival' && outcome.refusal.httpStatus === 0 && canStoreActs())
          await queueArrival(member, atTheDoor)
        else {
          refusal = outcome.refusal
          break
        }
      }
      if (done.length > 0)
        offerUndo({
          undoId,
          isOf: 'bookings',
          who: namesIn(done),
          about: done.map(({ visit }) => visit.id),
          message: doneCopy[act](namesIn(done)),
          shownAs: 'expected',
        })
      if (refusal === undefined || done.length > 0 || refusal.httpStatus === 409) await onChanged()
      return refusal
    })

  return { acting, hold, record }
}
