import { managesRoles, type RecordOf, type Resources } from '@rumi/contract'
import type { z } from 'zod'
import { clientSentences } from '../copy/people/client-sentences.ts'
import { clientRepository } from '../people/index.ts'
import { acceptedTelephone } from '../http/accepted-telephone.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import { refuseUnconfirmed } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { recordSecurityEvent } from '../security/index.ts'

type Clients = Resources['clients']

/** Creates a client's account at the desk. A link by mail sets the password; without an address the account is claimed later. */
export async function createClient(
  input: z.output<Clients['create']>,
  { actor, tx, request }: HandlerContext,
): Promise<RecordOf<Clients>> {
  if (input.role && input.role !== 'cliente' && !managesRoles(actor)) throw new Refused('not-your-role')
  if (input.role && input.role !== 'cliente') refuseUnconfirmed(actor)
  refuseUnreachable(input)
  const client = await clientRepository.insert(tx, {
    role: 'cliente',
    customRoleId: null,
    email: '',
    ...input,
    ...acceptedTelephone(input.phone ?? ''),
  })
  if (client.role !== 'cliente') {
    const details = { from: 'none', to: client.role }
    await recordSecurityEvent(tx, request, { kind: 'role-changed', accountId: client.id, details })
  }
  if (client.email) await enqueueEvent(tx, { kind: 'account-opened-by-desk', userId: client.id })
  return client
}

/** Requires one contact of a client, and a mail address of staff for their login. */
function refuseUnreachable({ email, phone, role = 'cliente' }: z.output<Clients['create']>) {
  if (email || (phone && role === 'cliente')) return
  const message = role === 'cliente' ? clientSentences.howToReach : clientSentences.staffLogIn
  throw new Refused('breaks-a-rule', {
    message,
    issues: [{ path: role === 'cliente' ? 'phone' : 'email', message }],
  })
}
