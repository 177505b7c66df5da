import type { OrderStatus, RecordOf, Resources } from '@rumi/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { bookingBook, bookingStories } from '../bookings/index.ts'
import type { Tx } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { users } from '../db/schema/people.ts'
import { orders } from '../db/schema/shop.ts'
import type { Asked } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { orderBook, orderStories } from '../orders/index.ts'
import { erasePerson } from './erase-person.ts'
import { keepOneAdmin } from './keep-one-admin.ts'

/** Paid, and not yet in the hands of who paid. */
const stillOwed: OrderStatus[] = ['paid', 'preparing', 'ready', 'shipped']

/**
 * Closes an account, one's own or, for an administrator, anyone's: what was still to come is cancelled, the person is erased, the books
 * stay. Refused while a dog of theirs is in the house or something paid is not delivered.
 */
export async function closeAccount(asked: Asked, person: RecordOf<Resources['clients']>) {
  const { tx, id } = asked
  const [locked] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  if (!locked || locked.closedAt) throw new Refused('not-found')
  if (locked.role === 'admin') await keepOneAdmin(tx, id)
  await refuseUnfinished(tx, id)
  await cancelWhatIsToCome(asked)
  await erasePerson(tx, { id, email: person.email })
}

async function refuseUnfinished(tx: Tx, id: string) {
  const [inHouse] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.clientId, id), eq(bookings.status, 'checked-in')))
    .limit(1)
  if (inHouse)
    throw new Refused('in-use', {
      message: 'Uno de sus rumis está con nosotros. La cuenta se puede cerrar cuando vuelva a casa.',
    })
  const [owed] = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.userId, id), inArray(orders.status, stillOwed)))
    .limit(1)
  if (owed)
    throw new Refused('in-use', {
      message: `El pedido ${owed.number} ya está pagado y falta entregarlo. La cuenta se puede cerrar después.`,
    })
}

/** In the order of their ids, so that two who cancel the same things never wait for each other. */
async function cancelWhatIsToCome(asked: Asked) {
  const { tx, id } = asked
  const booked = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.clientId, id), inArray(bookings.status, ['pending', 'confirmed'])))
    .orderBy(asc(bookings.id))
  for (const booking of booked) {
    const record = (await bookingBook.find(tx, booking.id))!
    await bookingStories.remove?.({ ...asked, id: booking.id }, record)
  }
  const unpaid = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, id), eq(orders.status, 'pending')))
    .orderBy(asc(orders.id))
  for (const order of unpaid) {
    const record = (await orderBook.find(tx, order.id))!
    await orderStories.remove?.({ ...asked, id: order.id }, record)
  }
}
