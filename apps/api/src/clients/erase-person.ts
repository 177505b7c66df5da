import { publicRfc } from '@rumi/contract'
import { and, eq, sql } from 'drizzle-orm'
import { forgetAddresses } from '../auth/index.ts'
import { closedAccount } from '../copy/people/closed-account.ts'
import type { Tx } from '../db/connect.ts'
import { merges } from '../db/schema/people/merges.ts'
import { emailChanges, users } from '../db/schema/people/people.ts'
import { forgetAnswers } from '../http/idempotency.ts'
import { addressesInEvents, enqueueEvent, forgetEvents } from '../jobs/index.ts'
import { endRequestsOf } from '../privacy/index.ts'
import { forgetActsAbout } from '../undo/index.ts'
import { forgetVisitor } from '../visitors/index.ts'
import { eraseFromAudit } from '../audit/index.ts'
import { tablesOfPerson } from './tables-of-person.ts'
import { eraseTexts } from './erase-texts.ts'

const { name, lastName } = closedAccount

type Person = { id: string; email: string }

/** No mail can ever go there (RFC 2606). */
const nobodysAddress = (id: string) => `cuenta-cerrada-${id}@rumi.invalid`

/** The addresses that are known as theirs: today's, one that they want, and those of changes that the queue still knows. */
async function addressesOf(tx: Tx, { id, email }: Person) {
  const wanted = await tx
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(eq(emailChanges.userId, id))
  return [
    ...new Set([
      ...(email ? [email] : []),
      ...wanted.map((change) => change.email),
      ...(await addressesInEvents(tx, id)),
    ]),
  ]
}

/** Returns the person and their records: ids that mark stored responses as theirs. */
async function idsOf(tx: Tx, id: string) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from bookings where client_id = ${id}
    union all select id from dogs where owner_id = ${id}
    union all select id from orders where user_id = ${id}
    union all select id from passes where owner_id = ${id}
    union all select id from privacy_requests where client_id = ${id}`)
  return [id, ...rows.map((row) => row.id)]
}

/** Erases the accounts merged into this one. Only their names and audit entries are left. */
async function eraseMerged(tx: Tx, id: string) {
  const gone = await tx
    .select({ id: merges.goneId })
    .from(merges)
    .where(and(eq(merges.ownerId, id), eq(merges.kind, 'client')))
  for (const merged of gone) {
    await eraseFromAudit(tx, merged.id)
    await tx.update(users).set({ name, lastName }).where(eq(users.id, merged.id))
  }
}

/**
 * Erases a person from all data (docs/domain.md#law-and-custom; decision 100). Only the account row
 * referenced by the books and the dogs' history remains. Mail files follow after the commit.
 */
export async function erasePerson(tx: Tx, { id, email }: Person) {
  const addresses = await addressesOf(tx, { id, email })
  await eraseMerged(tx, id)
  await eraseFromAudit(tx, id)
  const ids = await idsOf(tx, id)
  await tx
    .update(users)
    .set({
      name,
      lastName,
      email: nobodysAddress(id),
      phone: '',
      phoneE164: '',
      profilePic: null,
      invoice: null,
      identifiedAt: null,
      identification: null,
      passwordHash: null,
      customRoleId: null,
      closedAt: sql`now()`,
      updatedAt: sql`now()`,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, id))
  await eraseRequestedInvoices(tx, id)
  await eraseTexts(tx, id)
  await endRequestsOf(tx, id)
  for (const { table, person } of tablesOfPerson) await tx.delete(table).where(eq(person, id))
  await forgetAnswers(tx, { actor: id, ids, addresses })
  await forgetVisitor(tx, { clientId: id, addresses })
  await forgetAddresses(tx, addresses)
  await forgetEvents(tx, [id, ...addresses])
  await forgetActsAbout(tx, id)
  await enqueueEvent(tx, { kind: 'person-erased', userId: id })
}

/** Erases the receiver of unstamped invoice requests. Stamped documents stay as the law requires. */
const eraseRequestedInvoices = (tx: Tx, id: string) =>
  tx.execute(sql`update cfdis c set receiver = null, receiver_rfc = ${publicRfc} where c.uuid is null and (
    c.order_id in (select o.id from orders o where o.user_id = ${id}) or c.booking_id in (select b.id from bookings b where b.client_id = ${id})
    or c.pass_id in (select p.id from passes p where p.owner_id = ${id}) or coalesce(c.refund_id, c.payment_id) in (select p.id from payments p where p.client_id = ${id}))`)
