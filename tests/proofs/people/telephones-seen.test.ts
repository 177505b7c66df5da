import {
  callList,
  generalPublicId,
  openApiDocument,
  reachOf,
  resources,
  type Access,
  type CallSpec,
  type ResourceName,
  type ResourceSpec,
  type Verb,
} from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workbookText } from '../../../apps/api/src/workbook/testing/workbook-text.ts'
import { asManyAsTheyLike, setLimits } from '../../support/bookings/with-limits.ts'
import { openNetwork, type Network, type Sent } from '../../support/requests/open-network.ts'
import { requestFor, type Named } from '../../support/requests/operation-requests.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'

const staff = ['marta', 'conta', 'admin'] as const
const roleOf = { marta: 'colaborador', conta: 'contador', admin: 'admin' } as const
type Staff = (typeof staff)[number]

let server: TestServer
let network: Network
let restoreLimits: () => void
const tokens = new Map<DemoName, string>()
beforeAll(async () => {
  restoreLimits = setLimits(asManyAsTheyLike)
  server = await openTestServer()
  network = await openNetwork(server)
  for (const who of staff) tokens.set(who, (await network.signIn(`${who}@demo.rumi.mx`)).token)
  await server.database.pool.query('update products set stock = 10000')
  const ines = { name: 'Inés', phone: '55 1234 5678' }
  await server.request('ana', 'POST', '/api/collectors', ines)
  await server.request(null, 'POST', '/api/contact', { ...ines, email: 'ines@correo.mx', message: 'Hola' })
  for (const base of ['colaborador', 'contador', 'admin'])
    await server.database.pool.query(
      'insert into custom_roles (name, base_role, limits) values ($1, $2, $3)',
      [`Sin teléfonos: ${base}`, base, { telephones: 'none', ...(base === 'admin' && { users: 'see' }) }],
    )
})
afterAll(async () => {
  restoreLimits()
  await server.close()
})

const telephone = /55 ?4444 ?1234/

/** Gives every client, and each field with a telephone of one, the same number. */
const giveTelephones = () =>
  server.database.pool.query(`
    update users set phone = '55 4444 1234', phone_e164 = '+525544441234' where role = 'cliente' and closed_at is null and id <> '${generalPublicId}';
    update visitor_messages set phone = '55 4444 1234', phone_e164 = '+525544441234';
    update collectors set phone = '55 4444 1234';
    update dogs set pickup = 'Su tía, 55 4444 1234', emergency_contact = 'Inés, 55 4444 1234';
    update orders set ship_to = jsonb_set(ship_to, '{phone}', '"55 4444 1234"') where ship_to is not null;
  `)

/** Takes telephones from the role of a member of staff, or gives the whole role back. */
const limit = (who: DemoName, isLimited: boolean) =>
  server.database.pool.query(
    `update users set custom_role_id =
       case when $2 then (select id from custom_roles where name = 'Sin teléfonos: ' || users.role) end where id = $1`,
    [server.ids[who], isLimited],
  )

const { paths } = openApiDocument({ version: '1.0.0', serverUrl: 'http://localhost' })
const callNamed = (name: string): CallSpec | undefined => callList.find((call) => call.name === name)

/** Operations with a response, but streams of ids and those by which people receive their own account. */
const operations: Named[] = Object.entries(paths)
  .flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([method, { operationId }]) => ({
      operationId,
      path,
      method: method.toUpperCase(),
    })),
  )
  .filter(
    ({ operationId, method }) =>
      method !== 'DELETE' &&
      callNamed(operationId)?.status !== 204 &&
      !callNamed(operationId)?.events &&
      !operationId.startsWith('auth.'),
  )

/** Text of a response; for a workbook that of its sheets. */
async function responseText(who: Staff, { answersFile }: Partial<CallSpec>, sent: Sent) {
  if (!answersFile) return JSON.stringify((await network.request(who, sent)).body)
  const { rawPayload } = await server.app.inject({
    method: 'GET',
    url: sent.path,
    headers: { authorization: `Bearer ${tokens.get(who)}` },
  })
  return answersFile.includes('spreadsheet') && rawPayload.toString('latin1').startsWith('PK')
    ? workbookText(rawPayload)
    : rawPayload.toString()
}

async function textFor(operation: Named, who: Staff, isLimited: boolean) {
  const sent = await requestFor(operation, { server, network, who, about: 'record' })
  await giveTelephones()
  await limit(who, isLimited)
  const text = await responseText(who, callNamed(operation.operationId) ?? {}, sent)
  await limit(who, false)
  return text
}

const accessOf = ({ operationId }: Named): Access => {
  const [name = '', verb = ''] = operationId.split('.')
  const row: ResourceSpec = resources[name as ResourceName]
  return callNamed(operationId)?.access ?? row.verbs[verb as Verb]!.access
}

/** The first of the staff whom an operation is open to. */
const callerOf = (operation: Named): Staff =>
  staff.find((who) => reachOf(accessOf(operation), roleOf[who]) !== 'none') ?? 'admin'

test.each(operations)('$operationId shows no telephone to a role without them', async (operation) => {
  const who = callerOf(operation)
  expect(await textFor(operation, who, true), `${operation.operationId} to ${who}`).not.toMatch(telephone)
})

const withTelephones = [
  'clients.list',
  'clients.read',
  'clients.readFamily',
  'collectors.list',
  'desk.booking',
  'desk.families',
  'dogs.exportWorkbook',
  'dogs.list',
  'dogs.read',
  'messages.list',
  'messages.read',
]

test('shows telephones to whole roles, and to accountants those without care notes', async () => {
  const shownTo = async (who: Staff) => {
    const shown: string[] = []
    for (const operation of operations.filter(({ operationId }) => withTelephones.includes(operationId)))
      if (telephone.test(await textFor(operation, who, false))) shown.push(operation.operationId)
    return shown.toSorted((one, other) => (one < other ? -1 : 1))
  }
  expect(await shownTo('admin')).toEqual(withTelephones)
  expect(await shownTo('conta')).toEqual([
    'clients.list',
    'clients.read',
    'clients.readFamily',
    'desk.booking',
    'desk.families',
    'messages.list',
    'messages.read',
  ])
})

test('a form that sends back telephones as empty as they were shown clears none', async () => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select id from dogs where owner_id = $1',
    [server.ids.ana],
  )
  const path = `/api/rumis/${rows[0]!.id}`
  await giveTelephones()
  await limit('marta', true)
  const changes = { vet: 'Dra. Paz', pickup: '', emergencyContact: '' }
  const { body } = await server.request('marta', 'PATCH', path, changes)
  await limit('marta', false)
  expect(body.data.rumi).toMatchObject({ ...changes })
  expect((await server.request('marta', 'GET', path)).body.data.rumi).toMatchObject({
    vet: 'Dra. Paz',
    pickup: 'Su tía, 55 4444 1234',
    emergencyContact: 'Inés, 55 4444 1234',
  })
})

test('a member of staff sees their own telephone, whatever their role', async () => {
  await limit('marta', true)
  const own = `/api/users/${server.ids.marta}`
  const { body } = await server.request('marta', 'PUT', own, { phone: '55 5512 3456' })
  expect(body.data.user.phone).toBe('55 5512 3456')
  await limit('marta', false)
})

test('answers of changes are projected as those of reads', async () => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select id from dogs where owner_id = $1',
    [server.ids.ana],
  )
  const group = await server.request('marta', 'GET', '/api/playGroups')
  const path = `/api/rumis/${rows[0]!.id}`
  const marked = { playGroupId: group.body.data.playGroups[0].id }
  expect((await server.request('marta', 'PATCH', path, marked)).body.data.rumi).toMatchObject(marked)
  expect((await server.request('ana', 'PATCH', path, { color: 'miel' })).body.data.rumi).toMatchObject({
    color: 'miel',
    playGroupId: null,
  })
})
