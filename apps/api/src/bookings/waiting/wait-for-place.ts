import { clientLimits, type RecordOf, type Resources } from '@rumi/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import { lockClient } from '../../db/lock-client.ts'
import { waitingList } from '../../db/schema/waiting-list.ts'
import type { HandlerContext } from '../../http/mount-resource.ts'
import { Refused } from '../../http/refused.ts'
import { loadRequestedVisit } from '../create/create-booking.ts'
import { checkEligibility, papersHeldByTelephone, refuseIneligible } from '../create/check-eligibility.ts'
import { daysOf, daysPresent } from '../capacity/span.ts'
import { noDateHelps, placeRefusal } from '../capacity/place-lack.ts'
import { waitingRepository } from '../booking-repository.ts'

type Waiting = Resources['waitingList']

/**
 * Adds a family to the waiting list of a full time, once. Throws if there is a free place. `byTelephone`: missing medical records may
 * follow the offer.
 */
export async function waitForPlace(
  input: z.output<Waiting['create']>,
  { owner, tx, byTelephone }: Pick<HandlerContext, 'owner' | 'tx'> & { byTelephone?: true },
): Promise<RecordOf<Waiting>> {
  const visit = await loadRequestedVisit(tx, input, owner)
  const eligibility = checkEligibility(visit)
  if (!byTelephone || papersHeldByTelephone(visit, eligibility) === null)
    refuseIneligible(eligibility, input.rumiIds)
  if (await hasRoom(tx, visit))
    throw new Refused('breaks-a-rule', {
      message: bookingSentences.thereIsRoom,
    })
  if (owner) await refuseBeyondList(tx, owner)
  const [written] = await tx
    .insert(waitingList)
    .values({
      clientId: visit.dogs[0].ownerId,
      serviceId: visit.service.id,
      rumiIds: [...input.rumiIds],
      ...daysOf(visit.span),
      firstDay: daysPresent(visit.span)[0],
    })
    .returning({ id: waitingList.id })
  return (await waitingRepository.find(tx, written!.id))!
}

async function refuseBeyondList(tx: Tx, clientId: string) {
  await lockClient(tx, clientId)
  const isOpen = inArray(waitingList.status, ['waiting', 'offered'])
  const entries = await tx.$count(waitingList, and(eq(waitingList.clientId, clientId), isOpen))
  if (entries >= clientLimits.waitingEntries) throw new Refused('waiting-limit')
}

async function hasRoom(tx: Tx, visit: Awaited<ReturnType<typeof loadRequestedVisit>>) {
  const refusal = await placeRefusal(tx, visit)
  if (refusal === null) return true
  const { message, details, issues = [] } = refusal.particulars
  if (message && (details?.['unweighed'] || noDateHelps(refusal)))
    throw new Refused('breaks-a-rule', { message, issues })
  return false
}
