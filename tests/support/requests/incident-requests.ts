import { missingId, type Part, type RequestContext } from './request-context.ts'
import { smallestPicture } from '../bookings/smallest-picture.ts'
import { now } from '../../../apps/api/src/http/clock.ts'

const ofAnasDog = ({ server }: RequestContext) =>
  server.database.pool
    .query<{ id: string }>('select id from dogs where owner_id = $1 limit 1', [server.ids.ana])
    .then(({ rows }) => rows[0]!.id)

const written = async (context: RequestContext) => ({
  kind: 'fight',
  occurredAt: now(),
  description: 'Se pelearon por la pelota',
  dogs: [{ rumiId: await ofAnasDog(context), role: 'hurt' }],
})

/** A draft about a dog of Ana's. */
async function draft(context: RequestContext) {
  if (context.about === 'missing') return missingId
  const { body } = await context.server.request('marta', 'POST', '/api/incidents', await written(context))
  return body.data.incident.id as string
}

async function sent(context: RequestContext) {
  const id = await draft(context)
  if (context.about !== 'missing')
    await context.server.request('marta', 'POST', `/api/incidents/${id}/send`, {})
  return id
}

async function photo(context: RequestContext) {
  const id = await draft(context)
  if (context.about === 'missing') return { id, photoId: missingId }
  const { rows } = await context.server.database.pool.query<{ id: string }>(
    `insert into files (owner_id, dog_id, incident_id, media, bytes)
     select d.owner_id, d.id, i.incident_id, 'image/webp', 1 from incident_dogs i join dogs d on d.id = i.dog_id
     where i.incident_id = $1 returning id`,
    [id],
  )
  return { id, photoId: rows[0]!.id }
}

/** Requests of incidents: drafts to change, a sent one to read. */
export const incidentRequests: Record<string, (context: RequestContext) => Promise<Part>> = {
  'incidents.list': async () => ({}),
  'incidents.read': async (context) => ({ params: { id: await sent(context) } }),
  'incidents.create': async (context) => ({ body: await written(context) }),
  'incidents.update': async (context) => ({
    params: { id: await draft(context) },
    body: { place: 'Patio chico' },
  }),
  'incidents.remove': async (context) => ({ params: { id: await draft(context) } }),
  'incidents.send': async (context) => ({ params: { id: await draft(context) }, body: {} }),
  'incidents.addNote': async (context) => ({
    params: { id: await draft(context) },
    body: { text: 'Ya come bien' },
  }),
  'incidents.addPhoto': async (context) => ({ params: { id: await draft(context) }, file: smallestPicture }),
  'incidents.removePhoto': async (context) => ({ params: await photo(context) }),
}
