import { asc, eq, sql } from 'drizzle-orm'
import { erasePerson } from '../clients/index.ts'
import type { Db, Tx } from '../db/connect.ts'
import { users } from '../db/schema/people/people.ts'
import { sessions } from '../db/schema/people/sessions.ts'
import { demoTaxData } from '../db/seed/demo/demo-tax-data.ts'
import { addSettingsVersion, currentSettings } from '../settings/index.ts'
import { isDemoPerson, staffWithDemoPassword } from './demo-accounts.ts'
import { removeBookings } from './remove-bookings.ts'
import { removeDemoMoney } from './remove-demo-money.ts'

export type RemovedDemo = {
  /** Deleted people. */
  removed: number
  /** Addresses of people named in others' records; their accounts are closed and emptied. */
  closed: string[]
  /** Addresses of staff who must set a new password before the next login. */
  withoutPassword: string[]
}

/**
 * Removes the demo's people with their dogs, bookings and belongings, and the demo's RFC, in one transaction.
 * Records that the books, a receipt or another record depend on stay; their people can no longer log in.
 */
export async function removeDemo(db: Db): Promise<RemovedDemo> {
  return db.transaction(async (tx) => {
    const people = await tx
      .select({ id: users.id, email: users.email, role: users.role })
      .from(users)
      .where(isDemoPerson)
      .orderBy(asc(users.createdAt), asc(users.id))
      .for('update')
    await removeDemoMoney(tx)
    const outcome: RemovedDemo = { removed: 0, closed: [], withoutPassword: [] }
    for (const person of people) {
      await removeBelongings(tx, person.id)
      await erasePerson(tx, person)
      await removeDogs(tx, person.id)
    }
    // Clients first: until they are gone, the desk is named in their dogs' medical records.
    const clientsFirst = people.toSorted(
      (a, b) => Number(b.role === 'cliente') - Number(a.role === 'cliente'),
    )
    for (const { id, email } of clientsFirst) {
      if (await removePerson(tx, id)) outcome.removed += 1
      else outcome.closed.push(email)
    }
    for (const { id, email } of await staffWithDemoPassword(tx)) {
      await tx
        .update(users)
        .set({ passwordHash: null, updatedAt: sql`now()` })
        .where(eq(users.id, id))
      await tx.delete(sessions).where(eq(sessions.userId, id))
      outcome.withoutPassword.push(email)
    }
    await forgetTaxData(tx)
    return outcome
  })
}

/** Clears the demo's RFC, under which a real business must not invoice. */
async function forgetTaxData(tx: Tx) {
  const { rfc } = await currentSettings(tx)
  if (rfc === demoTaxData.rfc) await addSettingsVersion(tx, { rfc: '', taxRegime: '' }, { by: null })
}

/** Deletes a person's data, unless a payment or another person's notification refers to it. */
async function removeBelongings(tx: Tx, id: string) {
  await tx.execute(sql`delete from waiting_list where client_id = ${id}`)
  await removeBookings(tx, id)
  await tx.execute(sql`delete from passes p where owner_id = ${id} and paid_at is null
    and not exists (select from invoiced_sales c where c.pass_id = p.id)
    and not exists (select from pass_movements m where m.pass_id = p.id)`)
  await tx.execute(
    sql`update passes set status = 'cancelled', version = version + 1 where owner_id = ${id} and status = 'requested'`,
  )
  await tx.execute(sql`insert into stock_movements (product_id, kind, quantity, order_id)
    select i.product_id, 'return', i.quantity, o.id from orders o join order_items i on i.order_id = o.id
    where o.user_id = ${id} and o.status = 'pending' order by i.product_id, o.id`)
  await tx.execute(sql`delete from orders o where user_id = ${id} and status in ('pending', 'cancelled') and not o.opening_balance
    and not exists (select from order_events e where e.order_id = o.id and e.to_status = 'paid')
    and not exists (select from invoiced_sales c where c.order_id = o.id)`)
}

/** Deletes dogs that nothing refers to any more; an erased person leaves no incidents. */
const removeDogs = (tx: Tx, id: string) =>
  tx.execute(sql`delete from dogs d where owner_id = ${id}
    and not exists (select from booking_dogs b where b.dog_id = d.id)`)

/** Deletes a person with cascading rows; false if a remaining row references them. */
async function removePerson(tx: Tx, id: string): Promise<boolean> {
  try {
    await tx.transaction((savepoint) => savepoint.delete(users).where(eq(users.id, id)))
    return true
  } catch (error) {
    if (isStillNamed(error)) return false
    throw error
  }
}

const foreignKeyViolations = new Set(['23503', '23001'])

function isStillNamed(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && foreignKeyViolations.has(String(error.code))) || isStillNamed(error.cause)
}
