import { addDays, dayOf, orderStatuses, type OrderStatus } from '@rumi/contract'
import type { OrderDetails } from '@rumi/mails'
import { asc, eq } from 'drizzle-orm'
import { vaccineAfterVacuna } from '../copy/people/medical-record-sentences.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { stayAround } from '../schedule/index.ts'
import { users } from '../db/schema/people/people.ts'
import { orderItems, orders } from '../db/schema/money/shop.ts'
import { today } from '../http/clock.ts'
import type { EventHandlers, DeliveredEvent } from '../jobs/index.ts'
import type { PubSub } from '../live/index.ts'
import type { SendTemplate } from '../mail/index.ts'
import { reminderId, vaccineNotificationId } from './due-reminders.ts'
import { messageIdOf } from './notification-repository.ts'
import { vaccinesRunningOut } from './running-out.ts'
import { moneyBackOf, notifyMoneyBack } from './money-messages.ts'
import { notifyFamily } from './notify-person.ts'
import { bookingsOfOneAct } from './bookings-of-one-act.ts'

type ReminderDeps = {
  database: Database
  config: Config
  sendTemplate: SendTemplate
  pubsub: PubSub
  /** Returns the code by which a family is found at the entrance. */
  arrivalCodeOf: (bookingId: string) => string
}

const startDay = (start: string) => (start.length === 10 ? start : dayOf(start))
/** Being prepared is nothing to write home about. */
const isReported = (status: OrderStatus): status is OrderDetails['status'] => status !== 'preparing'

/** Sends reminders of visits and vaccines and order steps, if still true (docs/domain.md#messages). */
export function reminderMessages({
  database: { db },
  config,
  sendTemplate,
  pubsub,
  arrivalCodeOf,
}: ReminderDeps): EventHandlers {
  const deps = { db, pubsub, sendTemplate }
  const linkTo = (path: string) => `${config.publicUrl}${path}`

  async function remindOfVisit({ bookingId, day }: DeliveredEvent<'booking-reminder-due'>) {
    const booking = await bookingsOfOneAct(db, { bookingId }, ['pending', 'confirmed'])
    const isExpected = booking?.status === 'confirmed' || booking?.awaits.join() === 'evaluation'
    const isStillSo =
      booking && isExpected && startDay(booking.details.start) === day && day === addDays(today(), 1)
    if (!isStillSo || (await stayAround(db, bookingId, ['confirmed', 'checked-in']))) return
    const href = `/mi-cuenta/reservas/${bookingId}`
    await notifyFamily(deps, booking.owner, {
      id: reminderId(bookingId, day),
      kind: 'booking-reminder',
      mail: 'booking-reminder',
      data: { ...booking.details, arrivalCode: arrivalCodeOf(bookingId), link: linkTo(href) },
      href,
    })
  }

  async function notifyOfVaccine({ recordId, daysAhead }: DeliveredEvent<'vaccine-runs-out'>) {
    const [found] = await vaccinesRunningOut(db, today(), recordId)
    if (!found) return
    const { owner, dog, dose, waitingDays } = found
    const href = `/mi-cuenta/rumis/${dog.id}`
    await notifyFamily(deps, owner, {
      id: vaccineNotificationId(recordId, daysAhead),
      kind: 'vaccine-runs-out',
      mail: 'vaccine-runs-out',
      data: {
        name: owner.name,
        dog: dog.name,
        product: vaccineAfterVacuna(dose.product),
        expiresOn: dose.lastDay,
        waitingDays,
        link: linkTo(href),
      },
      href,
    })
  }

  async function notifyOfOrder(event: DeliveredEvent<'order-step-taken'>) {
    const isNotifiedOf = await isOrderReported(event)
    if (!isNotifiedOf && event.returned) await notifyMoneyBack({ ...deps, config }, event.returned)
  }

  /** True if the step was reported; refunds are reported even without it. */
  async function isOrderReported(event: DeliveredEvent<'order-step-taken'>) {
    const { orderId, version, status, because } = event
    const [found] = await db
      .select({ order: orders, owner: users })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .where(eq(orders.id, orderId))
    if (!found || found.owner.closedAt !== null || found.order.status !== status) return false
    const { order, owner } = found
    if (!orderStatuses.includes(order.status) || !isReported(order.status)) return false
    const items = await db
      .select({ name: orderItems.name, quantity: orderItems.quantity })
      .from(orderItems)
      .where(eq(orderItems.orderId, orderId))
      .orderBy(asc(orderItems.productId))
    const { number, payment, delivery, totalCentavos } = order
    const href = `/mi-cuenta/pedidos/${order.id}`
    await notifyFamily(deps, owner, {
      id: messageIdOf('order-step', orderId, status, version),
      kind: `order-${order.status}`,
      mail: 'order-step',
      data: {
        name: owner.name,
        number,
        status: order.status,
        payment,
        delivery,
        heldUntil: order.heldUntil,
        isUnpaid: because === 'unpaid',
        items,
        totalCentavos,
        ...(await moneyBackOf(db, event.returned)),
        link: linkTo(href),
      },
      href,
    })
    return true
  }

  return {
    'booking-reminder-due': remindOfVisit,
    'vaccine-runs-out': notifyOfVaccine,
    'order-step-taken': notifyOfOrder,
  }
}
