import { addMinutes, instantAt } from '@rumi/contract'
import { today } from '../../../apps/api/src/http/clock.ts'
import { bookedBath, makeGroomer } from '../bookings/booked-bath.ts'
import { smallestPicture } from '../bookings/smallest-picture.ts'
import { missingId, type RequestContext, type Part } from './request-context.ts'
import { targets } from './table-targets.ts'

const cardOf = async ({ server, about }: RequestContext) =>
  about === 'missing' ? missingId : targets.groomingCards!.make(server)

async function photoOfGrooming(context: RequestContext) {
  if (context.about === 'missing') return { id: missingId, photoId: missingId }
  const id = await cardOf(context)
  const { rows } = await context.server.database.pool.query<{ id: string }>(
    `insert into files (owner_id, dog_id, grooming_card_id, grooming_moment, media, bytes)
     select b.client_id, c.dog_id, c.id, 'before', 'image/webp', 1
     from grooming_cards c join bookings b on b.id = c.booking_id where c.id = $1 returning id`,
    [id],
  )
  return { id, photoId: rows[0]!.id }
}

async function turnOf(context: RequestContext) {
  const staffMemberId = await makeGroomer(context.server)
  if (context.about === 'missing') return { params: { id: missingId }, body: { staffMemberId } }
  const groomerId = await makeGroomer(context.server, context.server.ids[context.who ?? 'ana'])
  const { bookingId } = await bookedBath(context.server, { groomerId })
  return { params: { id: bookingId }, body: { staffMemberId } }
}

const spanToday = () => ({
  start: instantAt(today(), '00:00'),
  end: addMinutes(instantAt(today(), '00:00'), 24 * 60),
})

/** The groomer's own day, its photos, and absences at short notice. */
export const groomingRequests: Record<string, (context: RequestContext) => Promise<Part>> = {
  'groomingCards.addPhoto': async (context) => ({
    params: { id: await cardOf(context) },
    query: 'moment=before',
    file: smallestPicture,
  }),
  'groomingCards.removePhoto': async (context) => ({ params: await photoOfGrooming(context) }),
  'grooming.now': async () => ({}),
  'myDay.show': async () => ({}),
  'myDay.passOn': turnOf,
  'sickDays.plan': async (context) => {
    const { start, end } = spanToday()
    return { query: `resourceId=${await makeGroomer(context.server)}&start=${start}&end=${end}` }
  },
  'sickDays.record': async (context) => ({
    body: {
      resourceId: context.about === 'missing' ? missingId : await makeGroomer(context.server),
      ...spanToday(),
      moves: [],
    },
  }),
}
