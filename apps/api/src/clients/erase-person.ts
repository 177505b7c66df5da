import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { dogs, medicalRecords } from '../db/schema/dogs.ts'
import { files } from '../db/schema/files.ts'
import { notifications } from '../db/schema/messages.ts'
import { emailChanges, passwordResets, pendingRegistrations, users } from '../db/schema/people.ts'
import { idempotencyKeys } from '../db/schema/requests.ts'
import { sessions } from '../db/schema/sessions.ts'
import { visitorMessages } from '../db/schema/visitor-messages.ts'

/** No mail can ever go there (RFC 2606). */
const nobodysAddress = (id: string) => `cuenta-cerrada-${id}@rumi.invalid`

/**
 * Takes the person out of what is kept (domain: law and custom): name, address, telephone, invoice, pictures, the numbers that lead to
 * them and what they wrote. What was booked, bought and given stays, for the books and for the dogs' history.
 */
export async function erasePerson(tx: Tx, { id, email }: { id: string; email: string }) {
  await tx
    .update(users)
    .set({
      name: 'Cuenta',
      lastName: 'cerrada',
      email: nobodysAddress(id),
      phone: '',
      profilePic: null,
      invoice: null,
      identifiedAt: null,
      identification: null,
      passwordHash: null,
      closedAt: sql`now()`,
      updatedAt: sql`now()`,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, id))
  await tx
    .update(dogs)
    .set({ microchip: '', ruac: '', vet: '', profileImg: null })
    .where(eq(dogs.ownerId, id))
  await tx
    .update(medicalRecords)
    .set({ notes: '', refusal: '', evidence: null })
    .where(eq(medicalRecords.ownerId, id))
  await tx.update(bookings).set({ notes: '' }).where(eq(bookings.clientId, id))
  // The bytes go with the next sweep.
  await tx.delete(files).where(eq(files.ownerId, id))
  await tx.delete(sessions).where(eq(sessions.userId, id))
  await tx.delete(notifications).where(eq(notifications.userId, id))
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.actor, id))
  await tx.delete(emailChanges).where(eq(emailChanges.userId, id))
  await tx.delete(passwordResets).where(eq(passwordResets.email, email))
  await tx.delete(pendingRegistrations).where(eq(pendingRegistrations.email, email))
  await tx.delete(visitorMessages).where(eq(visitorMessages.email, email))
}
