import { missingId, type Asking, type Part } from './asking.ts'
import { serviceOf } from '../bookings/eligible-dog.ts'
import { nextOpenDay } from '../bookings/next-open-day.ts'
import { targets } from './table-targets.ts'

const dogOf = ({ server, about }: Asking) => (about === 'missing' ? missingId : targets['dogs']!.make(server))

/** A client whom the desk wrote down without a mail. */
async function withoutAddress({ server }: Asking) {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into users (name, last_name, phone) values ('Prueba', 'Sin Correo', '55 5000 0000') returning id`,
  )
  return rows[0]!.id
}

/** A right request for each call with which the desk receives people, and puts right who was written down twice. */
export const deskRequests: Record<string, (asking: Asking) => Promise<Part>> = {
  'clients.makeClaimLink': async (asking) => ({
    params: { id: asking.about === 'missing' ? missingId : await withoutAddress(asking) },
  }),
  'clients.merge': async (asking) => ({
    params: { id: asking.about === 'missing' ? missingId : asking.server.ids.ana },
    body: { goneId: await withoutAddress(asking) },
  }),
  'dogs.merge': async (asking) => ({
    params: { id: await dogOf(asking) },
    body: { goneId: await targets['dogs']!.make(asking.server) },
  }),
  'desk.previewNew': async (asking) => {
    const day = nextOpenDay('Guardería', 30)
    const serviceId = await serviceOf(asking.server, 'Guardería')
    return { body: { serviceId, rumiIds: [await dogOf(asking)], start: day, end: day } }
  },
}
