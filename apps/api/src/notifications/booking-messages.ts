import type { BookingMoney, GivenUp, MailKind } from '@rumi/mails'
import type { BookingAwait, BookingStatus } from '@rumi/contract'
import type { Config } from '../config.ts'
import type { Database, Queryable } from '../db/connect.ts'
import { currentSettings } from '../settings/index.ts'
import { stayAround } from '../schedule/index.ts'
import { unconfirmedUntil } from '../db/first-visit.ts'
import type { BookingEventKind, EventHandlers, DeliveredEvent } from '../jobs/index.ts'
import type { PubSub } from '../live/index.ts'
import type { SendTemplate } from '../mail/index.ts'
import { messageIdOf } from './message-id.ts'
import { notifyFamily } from './notify-person.ts'
import { bookingsOfOneAct, isUntold } from './bookings-of-one-act.ts'
import { moneyBackOf, tellMoneyBack } from './money-messages.ts'

type BookingMail = Extract<MailKind, `booking-${string}` | `checked-${string}`>

/** What is written after each step, and in which states it is still true when it is sent (docs/domain.md#messages). */
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

/** What of the money of bookings that were given up the house keeps, and what it has still to return, in centavos. */
type LeftOf = (db: Queryable, bookingIds: readonly string[]) => Promise<GivenUp>

type MessageDeps = {
  database: Database
  config: Config
  sendTemplate: SendTemplate
  pubsub: PubSub
  /** What is due on bookings that are told together, and what giving up the first of them costs. */
  moneyOf: (db: Queryable, bookingIds: readonly [string, ...string[]]) => Promise<BookingMoney>
  leftOf: LeftOf
}

/** Tells the owner of a booking what became of it, in the app and by mail, unless it is no longer so. */
export function bookingMessages({
  database: { db },
  config,
  sendTemplate,
  pubsub,
  moneyOf,
  leftOf,
}: MessageDeps): EventHandlers {
  /** A dog that is bathed inside its stay neither arrives by that nor goes home. */
  const isToldByItsStay = async ({ kind, bookingId }: DeliveredEvent<MessageKind>) =>
    (kind === 'booking-checked-in' || kind === 'booking-checked-out' || kind === 'booking-reversed') &&
    (await stayAround(db, bookingId, ['checked-in', 'checked-out'])) !== undefined

  async function awaitedOf({ awaits }: { awaits: readonly BookingAwait[] }) {
    const { minutesEarlier } = (await currentSettings(db)).firstDay
    return { papers: awaits.includes('papers'), evaluation: awaits.includes('evaluation'), minutesEarlier }
  }

  /** What came back is told also where there is nothing else to tell any more. */
  async function tellMoneyAlone(event: DeliveredEvent<MessageKind>, states: readonly BookingStatus[]) {
    if (event.returned && ((await isToldByItsStay(event)) || (await isUntold(db, event, states))))
      await tellMoneyBack({ db, config, sendTemplate, pubsub }, event.returned)
  }

  async function tellOwner(event: DeliveredEvent<MessageKind>) {
    const { mail: usual, while: states } = messages[event.kind]
    const now = await bookingsOfOneAct(db, event, states)
    if (!now || (await isToldByItsStay(event))) return tellMoneyAlone(event, states)
    // A request whose medical records are still to be uploaded says which, and until when.
    const mail = usual === 'booking-requested' && now.heldUntil !== null ? 'booking-held' : usual
    const href = `/mi-cuenta/reservas/${event.bookingId}`
    // Days that were given up in one act are told together; what was added to them is not given up with them.
    const isAlike = ({ serviceType }: { serviceType: string }) => serviceType === now.told.serviceType
    const isCancelled = mail === 'booking-cancelled'
    const standing = isCancelled ? now.told.parts.filter((part) => !isAlike(part)) : []
    const parts = isCancelled ? now.told.parts.filter(isAlike) : now.told.parts
    if (event.kind === 'booking-held' && now.heldUntil === null) return
    const heldUntil =
      mail === 'booking-requested' ? await unconfirmedUntil(db, event.bookingId) : (now.heldUntil ?? '')
    const isGivenUp = isCancelled || mail === 'booking-expired'
    const isToCome = mail === 'booking-requested' || mail === 'booking-confirmed' || mail === 'booking-moved'
    const data = {
      ...now.told,
      ...(isToCome && { money: await moneyOf(db, [event.bookingId, ...(event.together ?? [])]) }),
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
    'booking-requested': tellOwner,
    'booking-confirmed': tellOwner,
    'booking-moved': tellOwner,
    'booking-priced': tellOwner,
    'booking-cancelled': tellOwner,
    'booking-expired': tellOwner,
    'booking-held': tellOwner,
    'booking-checked-in': tellOwner,
    'booking-checked-out': tellOwner,
    'booking-reversed': tellOwner,
    'booking-dogs-corrected': tellOwner,
  }
}
