import type { RecordOf, Resources } from '@rumi/contract'
import type { z } from 'zod'
import type { Tx } from '../db/connect.ts'
import type { Asked } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { announce } from '../jobs/index.ts'
import { keptCalendar } from '../schedule/index.ts'
import { bookingBook } from './booking-book.ts'
import { waivedBy } from './eligibility-overrides.ts'
import { resourceNamed } from './exclusive.ts'
import { holdVisit } from './hold-visit.ts'
import { houseAssigns } from './house-assigns.ts'
import { mayTheyCome } from './may-they-come.ts'
import { spanOf } from './span.ts'
import { dogsOfOneFamily, offeredService } from './what-is-booked.ts'

type Bookings = Resources['bookings']
type Input = z.output<Bookings['create']>

/**
 * Takes a booking from request to a held place, in one transaction: the dogs are yours, the house is open, the papers
 * are in order, the price is the house's own, a place is left. What follows from it is announced, never done here.
 */
export async function bookVisit(
  input: Input,
  { actor, owner, tx }: Pick<Asked, 'actor' | 'owner' | 'tx'>,
): Promise<RecordOf<Bookings>> {
  const visit = await visitAsked(tx, input, owner)
  const eligibility = await mayTheyCome(tx, visit)
  const overrides = waivedBy(actor, input.override, eligibility, input.rumiIds)
  const { notes, passId, resource } = input
  if (resource !== undefined && owner) throw houseAssigns()
  const held = await holdVisit(tx, {
    ...visit,
    overrides,
    notes,
    passId,
    only: resource && (await resourceNamed(tx, visit.service.takes, resource)),
    by: actor.id,
    forStaff: owner === null,
  })
  await announce(tx, { kind: 'booking-requested', ...held })
  return (await bookingBook.find(tx, held.bookingId))!
}

/** What is asked for, once it is known to be the house's service, the owner's dogs and a time that can be. */
export async function visitAsked(
  tx: Tx,
  asked: Pick<Input, 'serviceId' | 'rumiIds' | 'start' | 'end'>,
  owner: string | null,
) {
  const service = await offeredService(tx, asked.serviceId)
  if (service.serviceType === 'Evento' && owner) throw new Refused('not-bookable')
  const dogs = await dogsOfOneFamily(tx, asked.rumiIds, owner)
  const calendar = await keptCalendar(tx)
  const span = spanOf(service, asked, dogs, { waiveNotice: owner === null, calendar })
  return { service, dogs, span, calendar }
}
