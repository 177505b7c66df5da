import type { desk } from '@rumi/contract'
import type { z } from 'zod'
import type { Tx } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { resourceNamed } from './assign-resource.ts'
import { loadRequestedVisit } from '../create/create-booking.ts'
import { insertBooking } from '../create/insert-booking.ts'

/**
 * Makes a trial booking for staff without medical-record checks and returns its room or person. The caller
 * rolls it back.
 */
export async function resourceFor(
  tx: Tx,
  request: z.output<typeof desk.previewNew.body>,
  actor: Pick<Actor, 'id'>,
): Promise<string | null> {
  const visit = await loadRequestedVisit(tx, request, null)
  const { resource } = request
  const booked = await insertBooking(tx, {
    ...visit,
    terms: visit.calendar.terms,
    only: resource && (await resourceNamed(tx, visit.service.takes, resource)),
    by: actor.id,
    forStaff: true,
  })
  return booked.resource ?? null
}
