import { formatList, type desk } from '@rumi/contract'
import type { z } from 'zod'
import type { Tx } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { resourceNamed } from './assign-resource.ts'
import { loadRequestedVisit, loadVisitsSideBySide } from '../create/create-booking.ts'
import { insertBooking } from '../create/insert-booking.ts'
import { withGroomerEach } from '../create/side-by-side.ts'

/**
 * Makes a trial booking for staff without medical-record checks and returns its room or person, or all people of dogs side by side. The
 * caller rolls it back.
 */
export async function resourceFor(
  tx: Tx,
  request: z.output<typeof desk.previewNew.body>,
  actor: Pick<Actor, 'id'>,
): Promise<string | null> {
  const { resource, sideBySide } = request
  const visits = sideBySide
    ? await loadVisitsSideBySide(tx, request, null)
    : [await loadRequestedVisit(tx, request, null)]
  const names: string[] = []
  for (const visit of visits) {
    const only = resource && (await resourceNamed(tx, visit.service.takes, resource))
    const attempt = () =>
      insertBooking(tx, { ...visit, terms: visit.calendar.terms, only, by: actor.id, forStaff: true })
    const booked = await (sideBySide ? withGroomerEach(attempt) : attempt())
    if (booked.resource) names.push(booked.resource)
  }
  return names.length > 0 ? formatList(names) : null
}
