import { generalPublicId, managesRoles, type RecordOf, type Resources } from '@rumi/contract'
import { eq, or } from 'drizzle-orm'
import type { z } from 'zod'
import { clientSentences } from '../copy/people/client-sentences.ts'
import { clientRepository } from '../people/index.ts'
import type { Tx } from '../db/connect.ts'
import { lockClient } from '../db/lock-client.ts'
import { familyInvitations, familyMembers } from '../db/schema/people/family.ts'
import { forgetIdentification } from '../identification/index.ts'
import { acceptedTelephone } from '../http/accepted-telephone.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import { refuseUnconfirmed, type Actor } from '../http/actor.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { refuseOwnRoleOfAnother } from '../auth/index.ts'
import { recordSecurityEvent } from '../security/index.ts'
import { refuseUnfinished } from './settle-account.ts'
import { requireOneAdmin } from './require-one-admin.ts'

type Clients = Resources['clients']
type Client = RecordOf<Clients>

/** Changes a person's data: one's own, a client's by the desk, anyone's and their role by an administrator. */
export async function updateClient(
  changes: z.output<Clients['update']>,
  { actor, tx, id, request }: HandlerContext,
  person: Client,
): Promise<Client> {
  const { role, customRoleId, identified, privacyVersion, version, email, ...fields } = changes
  const isAdmin = managesRoles(actor)
  const rights = await rightsAfter(tx, person, { role, customRoleId })
  if (person.role !== 'cliente' && person.id !== actor.id && !isAdmin) throw new Refused('not-your-role')
  if (rights && !isAdmin) throw new Refused('not-your-role')
  if (identified !== undefined && actor.role === 'cliente') throw new Refused('not-your-role')
  if (fields.mutedNotifications && person.id !== actor.id)
    throw new Refused('not-your-role', { message: clientSentences.chosenByOneself })
  if (privacyVersion && person.id !== actor.id)
    throw new Refused('not-your-role', { message: clientSentences.acceptedByOneself })
  if (rights) refuseUnconfirmed(actor)
  if (rights && person.role === 'admin') await requireOneAdmin(tx, id, rights)
  if (email) refuseChangeOfAddress(person, actor)
  if (role && role !== 'cliente' && !(email ?? person.email))
    throw new Refused('breaks-a-rule', { message: clientSentences.staffLogIn })
  if (id === generalPublicId) throw new Refused('not-found')
  await lockClient(tx, id)
  if (rights && person.role === 'cliente') {
    await refuseSharing(tx, id)
    await refuseUnsettled(tx, id)
  }

  const changed = await clientRepository.update(
    tx,
    id,
    {
      ...fields,
      ...(fields.phone !== undefined && fields.phone !== person.phone && acceptedTelephone(fields.phone)),
      ...(email && { email }),
      ...rights,
      ...(privacyVersion && { privacyVersion, privacyAcceptedAt: now() }),
      ...(identified !== undefined && { identifiedAt: identified ? now() : null, identification: null }),
    },
    version,
  )
  if (!changed) throw new Refused('not-found')
  if (rights) {
    const details = { from: person.role, to: rights.role }
    await recordSecurityEvent(tx, request, { kind: 'role-changed', accountId: id, details })
  }
  if (identified !== undefined) await forgetIdentification(tx, person, changed)
  if (email) await enqueueEvent(tx, { kind: 'account-opened-by-desk', userId: id })
  return changed
}

type Rights = Pick<Client, 'role' | 'customRoleId'>

/** Returns the changed role and custom role of a user. A new role without a custom one is unrestricted. */
async function rightsAfter(
  tx: Tx,
  person: Rights,
  { role = person.role, customRoleId }: { [Right in keyof Rights]?: Rights[Right] | undefined },
) {
  const wanted =
    customRoleId === undefined ? (role === person.role ? person.customRoleId : null) : customRoleId
  if (role === person.role && wanted === person.customRoleId) return undefined
  if (wanted) await refuseOwnRoleOfAnother(tx, wanted, role)
  return { role, customRoleId: wanted }
}

/**
 * Rejects a staff role for a shared account, whose other person would act for a staff member without dogs.
 */
async function refuseSharing(tx: Tx, id: string) {
  const shares = or(eq(familyMembers.userId, id), eq(familyMembers.accountId, id))
  if ((await tx.$count(familyMembers, shares)) > 0)
    throw new Refused('family-member', { message: clientSentences.partBeforeStaff })
  await tx.delete(familyInvitations).where(eq(familyInvitations.accountId, id))
}

/** Rejects a staff role for a client with open amounts, which no desk would see. */
async function refuseUnsettled(tx: Tx, id: string) {
  try {
    await refuseUnfinished(tx, id)
  } catch (refusal) {
    if (!(refusal instanceof Refused)) throw refusal
    throw new Refused(refusal.code, { message: clientSentences.settleBeforeStaff })
  }
}

/** Permits only owners to change a login address. The desk sets the first address of a client without one. */
function refuseChangeOfAddress(person: Client, actor: Pick<Actor, 'role'>) {
  if (actor.role !== 'cliente' && person.email === '') return
  throw new Refused('not-your-role', { message: clientSentences.changedByOneself })
}
