import { formatPesos } from '@rumi/contract'
import { deskNotifications } from '@rumi/mails'
import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { bookAudits } from '../db/schema/money/accounting.ts'
import { bookingEvents } from '../db/schema/bookings.ts'
import { payments } from '../db/schema/money/payments.ts'
import { files } from '../db/schema/people/files.ts'
import { users } from '../db/schema/people/people.ts'
import { orders, products } from '../db/schema/money/shop.ts'
import { stockMovements } from '../db/schema/money/stock.ts'
import { visitorMessages } from '../db/schema/business/visitor-messages.ts'
import type { EventHandlers, DeliveredEvent } from '../jobs/index.ts'
import type { PubSub } from '../live/index.ts'
import { moneyToReturn } from '../payments/index.ts'
import { createNotifyDesk } from './notify-desk.ts'
import { loadMedicalRecordDetails } from './load-medical-record-details.ts'
import { loadPrivacyStep } from './privacy-messages.ts'
import { bookingsOfOneAct } from './bookings-of-one-act.ts'
import { outgrownStays } from './outgrown-stays.ts'

const fullName = ({ name, lastName }: { name: string; lastName: string }) => `${name} ${lastName}`.trim()

/** Notifies permitted office users, except the author, in the app only, unless it is already handled. */
export function deskMessages({
  database: { db },
  pubsub,
}: {
  database: Database
  pubsub: PubSub
}): EventHandlers {
  const notifyDesk = createNotifyDesk({ db, pubsub })

  async function notifyOfMedicalRecord({ recordId, version }: DeliveredEvent<'medical-record-brought'>) {
    const now = await loadMedicalRecordDetails(db, recordId)
    if (!now || now.medicalRecord.verifiedAt || now.medicalRecord.refusal) return
    const details = { dog: now.dog.name, owner: fullName(now.owner), medicalRecord: now.name }
    await notifyDesk(['medical-record', recordId, version], {
      kind: 'medical-record-brought',
      ...deskNotifications.medicalRecord(details),
      personId: now.owner.id,
      href: '/oficina/expedientes',
    })
  }

  async function notifyOfIdentification({ userId, version }: DeliveredEvent<'identification-brought'>) {
    const [owner] = await db.select().from(users).where(eq(users.id, userId))
    if (!owner?.identification) return
    await notifyDesk(['identification', userId, version], {
      kind: 'identification-brought',
      ...deskNotifications.identification({ owner: fullName(owner) }),
      personId: userId,
      href: '/oficina/expedientes',
    })
  }

  async function notifyOfTransferProof({ fileId }: DeliveredEvent<'transfer-proof-brought'>) {
    const [proof] = await db
      .select({ file: files, owner: users, order: orders.number })
      .from(files)
      .innerJoin(users, eq(users.id, files.ownerId))
      .leftJoin(orders, eq(orders.id, files.orderId))
      .where(eq(files.id, fileId))
    if (!proof) return
    const { bookingId, orderId } = proof.file
    await notifyDesk(['transfer-proof', fileId], {
      kind: 'transfer-proof-brought',
      ...deskNotifications.transferProof({ owner: fullName(proof.owner), order: proof.order }),
      personId: proof.owner.id,
      href: bookingId ? `/oficina/reservas?reserva=${bookingId}` : `/oficina/pedidos/${orderId}`,
    })
  }

  /** Returns the author of a booking's first or last step, if recent. */
  async function actorOf(bookingId: string, order: typeof asc | typeof desc) {
    const [step] = await db
      .select({ actorId: bookingEvents.actorId })
      .from(bookingEvents)
      .where(eq(bookingEvents.bookingId, bookingId))
      .orderBy(order(bookingEvents.position))
      .limit(1)
    return step?.actorId
  }

  async function notifyOfBooking(event: DeliveredEvent<'booking-requested'>) {
    const { bookingId, version } = event
    const booking = await bookingsOfOneAct(db, event, ['pending'])
    if (!booking) return
    await notifyDesk(
      ['booking', bookingId, version],
      {
        kind: 'booking-requested',
        ...deskNotifications.booking({ ...booking.details, owner: fullName(booking.owner) }),
        personId: booking.owner.id,
        href: '/oficina/reservas',
      },
      await actorOf(bookingId, asc),
    )
  }

  async function notifyOfMessage({ messageId }: DeliveredEvent<'visitor-wrote'>) {
    const [written] = await db.select().from(visitorMessages).where(eq(visitorMessages.id, messageId))
    if (written?.status !== 'new') return
    await notifyDesk(['message', messageId], {
      kind: 'visitor-wrote',
      ...deskNotifications.message({ ...written, isQuote: written.kind === 'quote' }),
      messageId,
      href: '/oficina/mensajes',
    })
  }

  async function notifyOfPrivacyRequest({ stepId }: DeliveredEvent<'privacy-request-step'>) {
    const details = await loadPrivacyStep(db, stepId)
    if (details?.step !== 'received' || details.request.status !== 'received') return
    const { owner, request } = details
    await notifyDesk(['privacy-request', request.id], {
      kind: 'privacy-request',
      ...deskNotifications.privacyRequest({
        owner: fullName(owner),
        right: request.right,
        dueOn: request.answerDue,
      }),
      personId: owner.id,
      href: '/oficina/privacidad',
    })
  }

  async function notifyOfLowStock({ movementId }: DeliveredEvent<'stock-low'>) {
    const [low] = await db
      .select({
        productId: products.id,
        product: products.name,
        stock: products.stock,
        minimum: products.minimum,
      })
      .from(stockMovements)
      .innerJoin(products, eq(products.id, stockMovements.productId))
      .where(eq(stockMovements.id, movementId))
    if (!low || low.minimum === null || low.stock > low.minimum) return
    await notifyDesk(['stock', movementId], {
      kind: 'stock-low',
      ...deskNotifications.lowStock({ ...low, minimum: low.minimum }),
      productId: low.productId,
      href: `/oficina/inventario/${low.productId}`,
    })
  }

  async function notifyOfOutgrownRooms({ dogId, version }: DeliveredEvent<'dog-grew'>) {
    for (const { bookingId, ownerId, ...stay } of await outgrownStays(db, dogId))
      await notifyDesk(['outgrown', bookingId, dogId, version], {
        kind: 'room-outgrown',
        ...deskNotifications.roomOutgrown(stay),
        personId: ownerId,
        href: `/oficina/reservas?reserva=${bookingId}`,
      })
  }

  async function notifyOfBooks({ day }: DeliveredEvent<'books-differ'>) {
    const [audit] = await db.select().from(bookAudits).where(eq(bookAudits.day, day))
    if (!audit) return
    await notifyDesk(['books', day], {
      kind: 'books-differ',
      ...deskNotifications.booksDiffer({ differences: audit.differences.length }),
      day,
      href: '/oficina/contabilidad/meses',
    })
  }

  /** Notifies of refunds pending after cancellations in one act. */
  async function notifyOfMoneyLeft(event: DeliveredEvent<'booking-cancelled' | 'booking-expired'>) {
    const { bookingId, version, together: ofAct = [bookingId] } = event
    const booking = await bookingsOfOneAct(db, event, ['cancelled'])
    if (!booking) return
    const amountCentavos = (await moneyToReturn(db, booking.owner.id))
      .filter(({ target }) => 'bookingId' in target && ofAct.includes(target.bookingId))
      .reduce((sum, { returnCentavos }) => sum + returnCentavos, 0)
    if (amountCentavos === 0) return
    await notifyDesk(
      ['money-to-return', bookingId, version],
      {
        kind: 'money-to-return',
        ...deskNotifications.moneyToReturn({ owner: fullName(booking.owner), amountCentavos }),
        personId: booking.owner.id,
        href: '/oficina/pagos',
      },
      await actorOf(bookingId, desc),
    )
  }

  async function notifyOfFailedRefund({ paymentId }: DeliveredEvent<'refund-failed'>) {
    const [failed] = await db
      .select({ amountCentavos: payments.amountCentavos, of: payments.refundOf, owner: users })
      .from(payments)
      .innerJoin(users, eq(users.id, payments.clientId))
      .where(eq(payments.id, paymentId))
    if (!failed) return
    const { amountCentavos, of, owner } = failed
    await notifyDesk(['refund-failed', paymentId], {
      kind: 'money-to-return',
      ...deskNotifications.refundFailed({ owner: fullName(owner), amountCentavos }),
      personId: owner.id,
      href: `/oficina/pagos/${of}`,
    })
  }

  async function notifyOfMoneyTaken({
    paymentId,
    returnedCentavos,
    amountCentavos,
    lackingCentavos,
  }: DeliveredEvent<'online-money-taken'>) {
    const [owner] = await db
      .select({ id: users.id, name: users.name, lastName: users.lastName })
      .from(payments)
      .innerJoin(users, eq(users.id, payments.clientId))
      .where(eq(payments.id, paymentId))
    if (!owner) return
    // A retry has the same id for the same shortfall, whatever has changed since.
    await notifyDesk(['online-money-taken', paymentId, returnedCentavos, lackingCentavos], {
      kind: 'money-to-return',
      ...deskNotifications.onlineMoneyTaken({ owner: fullName(owner), amountCentavos, lackingCentavos }),
      personId: owner.id,
      href: `/oficina/pagos/${paymentId}`,
    })
  }

  async function notifyOfMoneyRestored({
    paymentId,
    returnedCentavos,
    amountCentavos,
  }: DeliveredEvent<'online-money-restored'>) {
    const [owner] = await db
      .select({ id: users.id, name: users.name, lastName: users.lastName })
      .from(payments)
      .innerJoin(users, eq(users.id, payments.clientId))
      .where(eq(payments.id, paymentId))
    if (!owner) return
    await notifyDesk(['online-money-restored', paymentId, returnedCentavos, amountCentavos], {
      kind: 'money-to-return',
      ...deskNotifications.onlineMoneyRestored({ owner: fullName(owner), amountCentavos }),
      personId: owner.id,
      href: `/oficina/pagos/${paymentId}`,
    })
  }

  async function notifyOfOtherAmount(event: DeliveredEvent<'online-amount-differs'>) {
    const { paymentId, providerId, amountCentavos, currency } = event
    const [requested] = await db
      .select({ amountCentavos: payments.amountCentavos, owner: users })
      .from(payments)
      .innerJoin(users, eq(users.id, payments.clientId))
      .where(eq(payments.id, paymentId))
    if (!requested) return
    await notifyDesk(['online-amount-differs', paymentId, providerId], {
      kind: 'money-to-return',
      ...deskNotifications.onlineAmountDiffers({
        owner: fullName(requested.owner),
        amount: currency === 'MXN' ? formatPesos(amountCentavos) : `${amountCentavos / 100} ${currency}`,
        askedCentavos: requested.amountCentavos,
        providerId,
      }),
      personId: requested.owner.id,
      href: `/oficina/pagos/${paymentId}`,
    })
  }

  return {
    'booking-cancelled': notifyOfMoneyLeft,
    'booking-expired': notifyOfMoneyLeft,
    'refund-failed': notifyOfFailedRefund,
    'online-money-taken': notifyOfMoneyTaken,
    'online-money-restored': notifyOfMoneyRestored,
    'online-amount-differs': notifyOfOtherAmount,
    'books-differ': notifyOfBooks,
    'stock-low': notifyOfLowStock,
    'dog-grew': notifyOfOutgrownRooms,
    'privacy-request-step': notifyOfPrivacyRequest,
    'medical-record-brought': notifyOfMedicalRecord,
    'identification-brought': notifyOfIdentification,
    'transfer-proof-brought': notifyOfTransferProof,
    'booking-requested': notifyOfBooking,
    'visitor-wrote': notifyOfMessage,
  }
}
