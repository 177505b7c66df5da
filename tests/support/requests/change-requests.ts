import { addDays, timeOf } from '@rumi/contract'
import { now, today } from '../../../apps/api/src/http/clock.ts'
import { allMedicalRecords } from '../bookings/all-medical-records.ts'
import { subscriptionAt } from '../servers/open-push-service.ts'
import { checkedInDog } from '../bookings/checked-in-dog.ts'
import { groomingRequests } from './grooming-requests.ts'
import { missingId, type RequestContext, type Part } from './request-context.ts'
import { targets } from './table-targets.ts'

/** An act that the caller has just done and may undo. */
async function actOf({ server, who, about }: RequestContext) {
  if (about === 'missing') return missingId
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into undoable_acts (id, actor_id, until) values (gen_random_uuid(), $1, now() + interval '1 hour') returning id`,
    [server.ids[who ?? 'ana']],
  )
  return rows[0]!.id
}

const noted = async ({ server, about }: RequestContext) => ({
  params: { id: about === 'missing' ? missingId : await targets.bookings!.make(server) },
  body: { notes: 'Trae su cobija' },
})

/** A visit that stands as named: of a dog that is present, or, without its arrival, of one that was due two days ago. */
async function visitOf({ server, about }: RequestContext, status: 'expected' | 'in-house') {
  if (about === 'missing') return missingId
  const { bookingId, rumiId } = await checkedInDog(server)
  for (const record of allMedicalRecords({ rumiId, appliedOn: addDays(today(), -10) }))
    await server.request('marta', 'POST', '/api/medical-records', record)
  const { pool } = server.database
  if (status === 'expected') {
    const reason = 'Se registró al perro equivocado'
    await server.request('admin', 'POST', `/api/serviceBookings/${bookingId}/reversal`, {
      from: 'checked-in',
      reason,
    })
  }
  const { rows } = await pool.query<{ id: string }>(
    'select visit_id as id from booking_dogs where booking_id = $1',
    [bookingId],
  )
  return rows[0]!.id
}

async function sentCardOf({ server, about }: RequestContext) {
  if (about === 'missing') return missingId
  const id = await targets.reportCards!.make(server)
  await server.request('marta', 'PATCH', `/api/reportCards/${id}`, { mood: 'happy', sent: true })
  return id
}

/** An entry that is due now, of a dog that is present. */
async function entryOf({ server, about }: RequestContext) {
  const entry = { day: today(), time: timeOf(now()), result: 'given' }
  if (about === 'missing') return { ...entry, careItemId: missingId }
  const { rumiId } = await checkedInDog(server)
  const { body } = await server.request('marta', 'POST', '/api/careItems', {
    rumiId,
    kind: 'meal',
    name: 'Comida',
    times: [entry.time],
  })
  return { ...entry, careItemId: body.data.careItem.id }
}

async function markOf(context: RequestContext) {
  if (context.about === 'missing') return missingId
  const { body } = await context.server.request('marta', 'POST', '/api/careMarks', await entryOf(context))
  return body.data.careMark.id
}

/** A family at a tablet that nobody has opened. */
const atKiosk = { phone: '55 1234 5678', dogName: 'Canela' }

/** Trying a change of a booking, reversing a step of one, and undoing the caller's last act. */
export const changeRequests: Record<string, (context: RequestContext) => Promise<Part>> = {
  'booking.preview': noted,
  'desk.preview': noted,
  'booking.reverse': async ({ server, about }) => ({
    params: { id: about === 'missing' ? missingId : (await checkedInDog(server)).bookingId },
    body: { from: 'checked-in', reason: 'Se registró al perro equivocado' },
  }),
  'reportCards.reply': async (context) => ({
    params: { id: await sentCardOf(context) },
    body: { message: 'Gracias' },
  }),
  'visits.list': async () => ({}),
  'visits.arrival': async (context) => ({
    params: { id: await visitOf(context, 'expected') },
    body: {},
  }),
  'arrivals.expected': async () => ({}),
  'arrivals.announce': async (context) => ({
    body: { dogs: [{ visitId: await visitOf(context, 'expected'), care: 'none' }] },
  }),
  'kiosk.state': async () => ({}),
  'kiosk.find': async () => ({ body: atKiosk }),
  'kiosk.announce': async () => ({
    body: { ...atKiosk, dogs: [{ visitId: missingId, care: 'none' }] },
  }),
  'kiosk.sign': async () => ({ body: { ...atKiosk, agreementId: missingId, name: 'Ana' } }),
  'visits.departure': async (context) => ({ params: { id: await visitOf(context, 'in-house') }, body: {} }),
  'push.key': async () => ({}),
  'push.subscribe': async () => ({ body: subscriptionAt('https://fcm.googleapis.com/fcm/send/one').body }),
  'push.unsubscribe': async () => ({}),
  'visits.ready': async (context) => ({ params: { id: await visitOf(context, 'in-house') }, body: {} }),
  'timeline.read': async () => ({}),
  'visits.missed': async (context) => ({ params: { id: await visitOf(context, 'expected') }, body: {} }),
  'visits.reversal': async (context) => ({
    params: { id: await visitOf(context, 'in-house') },
    body: { reason: 'Se registró al perro equivocado' },
  }),
  'visits.playGroup': async (context) => ({
    params: { id: await visitOf(context, 'in-house') },
    body: { playGroupId: await targets.playGroups!.make(context.server) },
  }),
  'dogs.tags': async (context) => ({
    params: { id: context.about === 'missing' ? missingId : await targets.dogs!.make(context.server) },
    body: { tags: [await targets.tags!.make(context.server)] },
  }),
  ...groomingRequests,
  'care.sheet': async () => ({}),
  'care.mark': async (context) => ({ body: await entryOf(context) }),
  'care.unmark': async (context) => ({ params: { id: await markOf(context) } }),
  'undo.act': async (context) => ({ params: { id: await actOf(context) } }),
}
