import { randomUUID } from 'node:crypto'
import { clientLimits, type RecordOf, type Resources } from '@rumi/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import { lockClient } from '../../db/lock-client.ts'
import { waitingList } from '../../db/schema/waiting-list.ts'
import type { HandlerContext } from '../../http/mount-resource.ts'
import { Refused } from '../../http/refused.ts'
import { loadRequestedVisit, loadVisitsSideBySide } from '../create/create-booking.ts'
import { hasGroomerForEach, lackSideBySide } from '../create/side-by-side.ts'
import { checkEligibility, papersHeldByTelephone, refuseIneligible } from '../create/check-eligibility.ts'
import { daysOf, daysPresent } from '../capacity/span.ts'
import { noDateHelps, placeRefusal } from '../capacity/place-lack.ts'
import { waitingRepository } from '../booking-repository.ts'

type Waiting = Resources['waitingList']

/**
 * Adds a family to the waiting list of a full time, once; dogs side by side get an entry each, of which the first is returned. Throws if
 * there is a free place. `byTelephone`: missing medical records may follow the offer.
 */
export async function waitForPlace(
  input: z.output<Waiting['create']>,
  { owner, tx, byTelephone }: Pick<HandlerContext, 'owner' | 'tx'> & { byTelephone?: true },
): Promise<RecordOf<Waiting>> {
  const sideBySide = input.sideBySide ? await loadVisitsSideBySide(tx, input, owner) : null
  const visits = sideBySide ?? [await loadRequestedVisit(tx, input, owner)]
  for (const visit of visits) {
    const eligibility = checkEligibility(visit)
    if (!byTelephone || papersHeldByTelephone(visit, eligibility) === null)
      refuseIneligible(eligibility, idsOf(visit))
  }
  if (sideBySide ? await hasGroomers(tx, sideBySide) : await hasRoom(tx, visits[0]!))
    throw new Refused('breaks-a-rule', {
      message: bookingSentences.thereIsRoom,
    })
  if (owner) await refuseBeyondList(tx, owner, visits.length)
  const sideBySideId = visits.length > 1 ? randomUUID() : null
  const [written] = await tx
    .insert(waitingList)
    .values(
      visits.map((visit) => ({
        clientId: visit.dogs[0].ownerId,
        serviceId: visit.service.id,
        rumiIds: idsOf(visit),
        ...daysOf(visit.span),
        firstDay: daysPresent(visit.span)[0],
        sideBySideId,
      })),
    )
    .returning({ id: waitingList.id })
  return (await waitingRepository.find(tx, written!.id))!
}

const idsOf = ({ dogs }: { dogs: readonly { id: string }[] }) => dogs.map(({ id }) => id)

async function refuseBeyondList(tx: Tx, clientId: string, more: number) {
  await lockClient(tx, clientId)
  const isOpen = inArray(waitingList.status, ['waiting', 'offered'])
  const entries = await tx.$count(waitingList, and(eq(waitingList.clientId, clientId), isOpen))
  if (entries + more > clientLimits.waitingEntries) throw new Refused('waiting-limit')
}

async function hasRoom(tx: Tx, visit: Awaited<ReturnType<typeof loadRequestedVisit>>) {
  const refusal = await placeRefusal(tx, visit)
  if (refusal === null) return true
  const { message, details, issues = [] } = refusal.particulars
  if (message && (details?.['unweighed'] || noDateHelps(refusal)))
    throw new Refused('breaks-a-rule', { message, issues })
  return false
}

/** True if a groomer is free for each dog. Refuses more dogs than there are groomers. */
async function hasGroomers(tx: Tx, visits: Awaited<ReturnType<typeof loadVisitsSideBySide>>) {
  const { service } = visits[0]!
  const lack = await lackSideBySide(tx, service, visits)
  if (lack && !(await hasGroomerForEach(tx, service, visits.length)))
    throw new Refused('breaks-a-rule', { message: bookingSentences.tooFewGroomers })
  return lack === null
}
