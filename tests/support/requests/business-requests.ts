import { randomUUID } from 'node:crypto'
import { smallestPicture } from '../bookings/smallest-picture.ts'
import { missingId, personOf, type RequestContext, type Part } from './request-context.ts'

async function privacyRequestOf({ server, about }: RequestContext) {
  if (about === 'missing') return missingId
  await server.database.pool.query('delete from privacy_requests')
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into privacy_requests (client_id, asked_right, answer_due) values ($1, 'access', now()::date + 30) returning id`,
    [server.ids.ana],
  )
  return rows[0]!.id
}

async function agreementOf({ server, about }: RequestContext) {
  if (about === 'missing') return missingId
  const { rows } = await server.database.pool.query<{ id: string }>(
    `with made as (
      insert into agreements (key, services) values ('acuerdo-' || gen_random_uuid(), '{Hotel}') returning id)
    insert into agreement_versions (agreement_id, version, title, text) select id, 1, 'Acuerdo', 'Texto' from made
    returning agreement_id as id`,
  )
  return rows[0]!.id
}

async function collectorOf({ server, about }: RequestContext) {
  if (about === 'missing') return missingId
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into collectors (client_id, name) values ($1, 'Pedro Luna') returning id`,
    [server.ids.ana],
  )
  return rows[0]!.id
}

async function importOf({ server, about }: RequestContext) {
  if (about === 'missing') return missingId
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into imports (kind, file_name, imported_by) values ('clients', 'clientes.csv', $1) returning id`,
    [server.ids.admin],
  )
  return rows[0]!.id
}

/** Right requests for what people ask about their data, and for the guide of a new house. */
export const businessRequests: Record<string, (context: RequestContext) => Promise<Part>> = {
  'privacyRequests.list': async () => ({ query: 'state=open' }),
  'privacyRequests.create': async ({ server }) => {
    await server.database.pool.query('delete from privacy_requests')
    return { body: { right: 'access', message: '' } }
  },
  'privacyRequests.act': async (context) => ({
    params: { id: await privacyRequestOf(context) },
    body: { action: 'grant', words: 'Aquí está lo que pediste.' },
  }),
  'imports.list': async () => ({}),
  'imports.create': async () => ({
    query: 'kind=products',
    file: new Blob([`id,nombre,precio\n${randomUUID()},Correa,80\n`]),
  }),
  'imports.read': async (context) => ({ params: { id: await importOf(context) } }),
  'imports.undo': async (context) => ({ params: { id: await importOf(context) } }),
  'agreements.list': async () => ({}),
  'agreements.create': async () => ({ body: { title: `Acuerdo ${randomUUID()}`, text: 'Texto' } }),
  'agreements.update': async (context) => ({
    params: { id: await agreementOf(context) },
    body: { services: ['Hotel'], required: false },
  }),
  'agreements.revise': async (context) => ({
    params: { id: await agreementOf(context) },
    body: { text: 'Otro texto' },
  }),
  'agreements.sign': async (context) => ({
    params: { id: await agreementOf(context) },
    body: { clientId: context.server.ids.ana, name: 'Ana' },
  }),
  'agreements.signatures': async (context) => ({ query: `clientId=${personOf(context)}` }),
  'collectors.list': async (context) => ({ query: `clientId=${personOf(context)}` }),
  'collectors.create': async (context) => {
    await context.server.database.pool.query('delete from collectors')
    return { body: { clientId: personOf(context), name: 'Pedro Luna' } }
  },
  'collectors.remove': async (context) => ({ params: { id: await collectorOf(context) } }),
  'collectors.uploadPhoto': async (context) => ({
    params: { id: await collectorOf(context) },
    file: smallestPicture,
  }),
  'setup.read': async () => ({}),
  'setup.mark': async () => ({ body: { step: 'hours', done: true } }),
  'setup.open': async () => ({ body: { open: true } }),
}
