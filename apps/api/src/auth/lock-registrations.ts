import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { pendingRegistrations } from '../db/schema/people/people.ts'

/** Locks all pending registrations of an address in one order, so that of many who bring its links at once one comes first. */
export const lockRegistrations = (tx: Tx, email: string) =>
  tx
    .select({ id: pendingRegistrations.id })
    .from(pendingRegistrations)
    .where(eq(pendingRegistrations.email, email))
    .orderBy(asc(pendingRegistrations.id))
    .for('update')
