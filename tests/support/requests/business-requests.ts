import { missingId, type RequestContext, type Part } from './request-context.ts'

async function privacyRequestOf({ server, about }: RequestContext) {
  if (about === 'missing') return missingId
  await server.database.pool.query('delete from privacy_requests')
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into privacy_requests (client_id, asked_right, answer_due) values ($1, 'access', now()::date + 30) returning id`,
    [server.ids.ana],
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
  'setup.read': async () => ({}),
  'setup.mark': async () => ({ body: { step: 'hours', done: true } }),
  'setup.open': async () => ({ body: { open: true } }),
}
