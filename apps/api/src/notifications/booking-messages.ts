import type { BookingMoney, GivenUp, MailKind } from '@rumi/mails'
import type { BookingAwait, BookingStatus } from '@rumi/contract'
import type { Config } from '../config.ts'
import type { Database, Queryable } from '../db/connect.ts'
import { currentSettings } from '../settings/index.ts'
import { stayAround } from '../schedule/index.ts'
import { unconfirmedUntil } from '../first-visits/index.ts'
import type { BookingEventKind, EventHandlers, DeliveredEvent } from '../jobs/index.ts'
import type { PubSub } from '../live/index.ts'
import type { SendTemplate } from '../mail/index.ts'
import { messageIdOf } from './notification-repository.ts'
import { notifyFamily } from './notify-person.ts'
import { bookingsOfOneAct, isUnreported } from './bookings-of-one-act.ts'
import { moneyBackOf, notifyMoneyBack } from './money-messages.ts'

type BookingMail = Extract<MailKind, `booking-${string}` | `checked-${string}`>

/** Mail after each step, and the states in which it is still true when sent (docs/domain.md#messages). */
const messages = {
  'booking-requested': { mail: 'booking-requested', while: ['pending'] },
  'booking-confirmed': { mail: 'booking-confirmed', while: ['confirmed'] },
  'booking-moved': { mail: 'booking-moved', while: ['pending', 'confirmed'] },
  'booking-priced': { mail: 'booking-priced', while: ['pending', 'confirmed', 'checked-in'] },
  'booking-cancelled': { mail: 'booking-cancelled', while: ['cancelled'] },
  'booking-expired': { mail: 'booking-expired', while: ['cancelled'] },
  'booking-held': { mail: 'booking-held', while: ['pending'] },
  'booking-checked-in': { mail: 'checked-in', while: ['checked-in'] },
  'booking-checked-out': { mail: 'checked-out', while: ['checked-out'] },
  'booking-reversed': { mail: 'booking-reversed', while: ['confirmed', 'checked-in'] },
  'booking-dogs-corrected': { mail: 'booking-dogs-corrected', while: ['pending', 'confirmed', 'checked-in'] },
} as const satisfies Partial<Record<BookingEventKind, { mail: BookingMail; while: readonly BookingStatus[] }>>

type MessageKind = keyof typeof messages

/** Returns the retained and refundable amounts of cancelled bookings, in centavos. */
type LeftOf = (db: Queryable, bookingIds: readonly string[]) => Promise<GivenUp>

type MessageDeps = {
  database: Database
  config: Config
  sendTemplate: SendTemplate
  pubsub: PubSub
  /** Returns the amounts due of bookings in one mail, and the cancellation cost of the first. */
  moneyOf: (db: Queryable, bookingIds: readonly [string, ...string[]]) => Promise<BookingMoney>
  leftOf: LeftOf
  /** Returns the code by which a family is found at the entrance. */
  arrivalCodeOf: (bookingId: string) => string
}

/** Notifies a booking's owner of its steps in the app and by mail, if still true. */
export function bookingMessages({
  database: { db },
  config,
  sendTemplate,
  pubsub,
  moneyOf,
  leftOf,
  arrivalCodeOf,
}: MessageDeps): EventHandlers {
  /** A dog that is bathed inside its stay neither arrives by that nor goes home. */
  const isReportedByItsStay = async ({ kind, bookingId }: DeliveredEvent<MessageKind>) =>
    (kind === 'booking-checked-in' || kind === 'booking-checked-out' || kind === 'booking-reversed') &&
    (await stayAround(db, bookingId, ['checked-in', 'checked-out'])) !== undefined

  async function awaitedOf({ awaits }: { awaits: readonly BookingAwait[] }) {
    const { minutesEarlier } = (await currentSettings(db)).firstDay
    return { papers: awaits.includes('papers'), evaluation: awaits.includes('evaluation'), minutesEarlier }
  }

  /** Reports a refund even if nothing else is reported any more. */
  async function notifyMoneyAlone(event: DeliveredEvent<MessageKind>, states: readonly BookingStatus[]) {
    if (event.returned && ((await isReportedByItsStay(event)) || (await isUnreported(db, event, states))))
      await notifyMoneyBack({ db, config, sendTemplate, pubsub }, event.returned)
  }

  async function notifyOwner(event: DeliveredEvent<MessageKind>) {
    const { mail: usual, while: states } = messages[event.kind]
    const now = await bookingsOfOneAct(db, event, states)
    if (!now || (await isReportedByItsStay(event))) return notifyMoneyAlone(event, states)
    // A request with missing medical records lists them and the deadline.
    const mail = usual === 'booking-requested' && now.heldUntil !== null ? 'booking-held' : usual
    const href = `/mi-cuenta/reservas/${event.bookingId}`
    // Days cancelled in one act share a mail; their add-ons remain.
    const isAlike = ({ serviceType }: { serviceType: string }) => serviceType === now.details.serviceType
    const isCancelled = mail === 'booking-cancelled'
    const standing = isCancelled ? now.details.parts.filter((part) => !isAlike(part)) : []
    const parts = isCancelled ? now.details.parts.filter(isAlike) : now.details.parts
    if (event.kind === 'booking-held' && now.heldUntil === null) return
    const heldUntil =
      mail === 'booking-requested' ? await unconfirmedUntil(db, event.bookingId) : (now.heldUntil ?? '')
    const isGivenUp = isCancelled || mail === 'booking-expired'
    const isToCome = mail === 'booking-requested' || mail === 'booking-confirmed' || mail === 'booking-moved'
    const data = {
      ...now.details,
      ...(isToCome && { money: await moneyOf(db, [event.bookingId, ...(event.together ?? [])]) }),
      ...(mail === 'booking-confirmed' && { arrivalCode: arrivalCodeOf(event.bookingId) }),
      ...(await moneyBackOf(db, event.returned)),
      ...(isGivenUp && (await leftOf(db, event.together ?? [event.bookingId]))),
      parts,
      standing,
      heldUntil,
      awaits: await awaitedOf(now),
      reasons: event.reasons ?? [],
      evaluationFailed: event.because === 'evaluation-failed',
      papersMissing: event.because === 'papers-missing',
      depositUnpaid: event.because === 'deposit-unpaid',
      link: `${config.publicUrl}${href}`,
    }
    const id = messageIdOf(event.kind, event.bookingId, event.version)
    await notifyFamily({ db, pubsub, sendTemplate }, now.owner, { id, kind: event.kind, mail, data, href })
  }

  return {
    'booking-requested': notifyOwner,
    'booking-confirmed': notifyOwner,
    'booking-moved': notifyOwner,
    'booking-priced': notifyOwner,
    'booking-cancelled': notifyOwner,
    'booking-expired': notifyOwner,
    'booking-held': notifyOwner,
    'booking-checked-in': notifyOwner,
    'booking-checked-out': notifyOwner,
    'booking-reversed': notifyOwner,
    'booking-dogs-corrected': notifyOwner,
  }
}
