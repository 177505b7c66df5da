import { generalPublicId, managesRoles, type RecordOf, type Resources } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import { endFamily } from '../auth/index.ts'
import { users } from '../db/schema/people/people.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import { refuseUnconfirmed } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { recordSecurityEvent } from '../security/index.ts'
import { erasePerson } from './erase-person.ts'
import { requireOneAdmin } from './require-one-admin.ts'
import { cancelUpcoming, refuseUnfinished, refuseUnpaidFee } from './settle-account.ts'

/**
 * Closes an account: cancels what is upcoming and erases the person; the books stay. Administrators close any,
 * others their own. Rejected while either side owes money.
 */
export async function closeAccount(context: HandlerContext, person: RecordOf<Resources['clients']>) {
  const { tx, id, actor } = context
  refuseUnconfirmed(actor)
  const [locked] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  if (!locked || locked.closedAt || id === generalPublicId) throw new Refused('not-found')
  if (locked.role !== 'cliente' && id !== actor.id && !managesRoles(actor)) throw new Refused('not-your-role')
  if (locked.role === 'admin') await requireOneAdmin(tx, id)
  await refuseUnfinished(tx, id)
  await endFamily(tx, id, context.request)
  await cancelUpcoming(context)
  await refuseUnpaidFee(tx, id)
  await erasePerson(tx, { id, email: person.email })
  if (person.email) await enqueueEvent(tx, { kind: 'account-closed', email: person.email })
  await recordSecurityEvent(tx, context.request, { kind: 'account-closed', accountId: id })
}
