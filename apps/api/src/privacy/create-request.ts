import { dayOf, newPrivacyRequest, type PrivacyRight } from '@rumi/contract'
import type { Tx } from '../db/connect.ts'
import { privacyRequests } from '../db/schema/people/privacy-requests.ts'
import { now } from '../http/clock.ts'
import { noteStep } from './act-on-request.ts'

/** Creates a privacy request with its legal deadline; one open request per right and person. */
export async function createRequest(
  tx: Tx,
  { right, message }: { right: PrivacyRight; message: string },
  clientId: string,
): Promise<string> {
  const receivedAt = now()
  const [request] = await tx
    .insert(privacyRequests)
    .values({ clientId, right, message, receivedAt, ...newPrivacyRequest(dayOf(receivedAt)) })
    .returning({ id: privacyRequests.id })
  await noteStep(tx, { requestId: request!.id, step: 'received', actorId: clientId })
  return request!.id
}
