import { missingId, type RequestContext, type Part } from './request-context.ts'
import { serviceOf } from '../bookings/eligible-dog.ts'
import { nextOpenDay } from '../bookings/next-open-day.ts'
import { targets } from './table-targets.ts'

const dogOf = ({ server, about }: RequestContext) =>
  about === 'missing' ? missingId : targets['dogs']!.make(server)

/** A client whom the desk wrote down without a mail. */
async function withoutAddress({ server }: RequestContext) {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into users (name, last_name, phone) values ('Prueba', 'Sin Correo', '55 5000 0000') returning id`,
  )
  return rows[0]!.id
}

/** A day of the guardería for a dog that nobody has written down. */
async function visitByWeight({ server, about }: RequestContext) {
  const day = nextOpenDay('Guardería', 40)
  const serviceId = about === 'missing' ? missingId : await serviceOf(server, 'Guardería')
  return { serviceId, dogs: [{ weightKg: 12 }], start: day, end: day }
}

/** A right request for each call with which the desk receives people, and puts right who was written down twice. */
export const deskRequests: Record<string, (context: RequestContext) => Promise<Part>> = {
  'clients.makeClaimLink': async (context) => ({
    params: { id: context.about === 'missing' ? missingId : await withoutAddress(context) },
  }),
  'clients.merge': async (context) => ({
    params: { id: context.about === 'missing' ? missingId : context.server.ids.ana },
    body: { goneId: await withoutAddress(context) },
  }),
  'dogs.merge': async (context) => ({
    params: { id: await dogOf(context) },
    body: { goneId: await targets['dogs']!.make(context.server) },
  }),
  'phoneQuotes.create': async (context) => ({ body: await visitByWeight(context) }),
  'phoneQuotes.hold': async (context) => ({
    body: { ...(await visitByWeight(context)), name: 'Rosa Peña', phone: '55 5000 0001' },
  }),
  'desk.previewNew': async (context) => {
    const day = nextOpenDay('Guardería', 30)
    const serviceId = await serviceOf(context.server, 'Guardería')
    return { body: { serviceId, rumiIds: [await dogOf(context)], start: day, end: day } }
  },
}
