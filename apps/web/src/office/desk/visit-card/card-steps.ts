import { isPricedByQuote, type DeskBooking } from '@rumi/contract'
import { beginningWith, isOpenBooking } from './begun-bookings.ts'
import { firstDayOf, type DogOnBoard, type VisitCard } from './visit-cards.ts'

/** Step that a card offers: of some of its dogs, or of one of its bookings. */
export type CardStep =
  | { step: 'receive' | 'leave' | 'miss' | 'reverse'; members: readonly DogOnBoard[] }
  | { step: 'confirm' | 'agree-price' | 'evaluate' | 'review-records'; deskBooking: DeskBooking }

export type CardSteps = {
  /** The step that stands out. */
  next: CardStep | undefined
  others: readonly CardStep[]
  /** Day before which the dogs cannot arrive. */
  opensOn?: string
}

/** Returns what the desk may do with a card today. Visits that an undo offer keeps in the card count by their own status. */
export function stepsOf({ members }: Pick<VisitCard, 'members'>, today: string): CardSteps {
  const expected = members.filter(({ visit }) => visit.status === 'expected')
  const present = members.filter(({ visit }) => visit.status === 'in-house')
  if (expected.length > 0) return stepsOfExpected(expected, today)
  if (present.length > 0)
    return {
      next: { step: 'leave', members: present },
      others: [{ step: 'reverse', members: present }],
    }
  return { next: undefined, others: members.length > 0 ? [{ step: 'reverse', members }] : [] }
}

function stepsOfExpected(expected: readonly DogOnBoard[], today: string): CardSteps {
  const pending = [...new Set(expected.flatMap(({ bookings }) => bookings))].filter(
    ({ booking }) => booking.status === 'pending',
  )
  const quoted = pending.find(({ booking }) => isPricedByQuote(booking))
  const waiting = pending.filter(({ booking }) => booking.awaits.length > 0)
  const due = expected.filter(({ visit }) => visit.day <= today)
  const ready = due.filter((member) =>
    beginningWith(member, today).every((one) => one !== quoted && !waiting.includes(one)),
  )
  const toConfirm = pending.filter((one) => one !== quoted && !waiting.includes(one))
  const steps: CardStep[] = [
    ...(quoted ? [{ step: 'agree-price' as const, deskBooking: quoted }] : []),
    ...(ready.length > 0 ? [{ step: 'receive' as const, members: ready }] : []),
    ...waiting
      .filter(({ booking }) => booking.awaits.includes('evaluation') && firstDayOf(booking) <= today)
      .map((deskBooking) => ({ step: 'evaluate' as const, deskBooking })),
    ...(ready.length > 0 ? [] : toConfirm.map((deskBooking) => ({ step: 'confirm' as const, deskBooking }))),
    ...waiting
      .filter(({ booking }) => booking.awaits.includes('papers'))
      .map((deskBooking) => ({ step: 'review-records' as const, deskBooking })),
    ...(due.length > 0 ? [{ step: 'miss' as const, members: due }] : []),
  ]
  const next = steps.find(({ step }) => step !== 'miss' && step !== 'review-records')
  const isConfirmed = expected.some(({ bookings }) => bookings.some(isConfirmedBooking))
  return {
    next,
    others: steps.filter((one) => one !== next),
    ...(due.length === 0 && isConfirmed && { opensOn: expected[0]!.visit.day }),
  }
}

const isConfirmedBooking = (one: DeskBooking) => isOpenBooking(one) && one.booking.status === 'confirmed'
