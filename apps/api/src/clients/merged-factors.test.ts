import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mergeClients } from './merge-clients.ts'
import { openFactorServer, password } from '../auth/testing/factor-server.ts'

let server: Awaited<ReturnType<typeof openFactorServer>>
beforeAll(async () => {
  server = await openFactorServer()
}, 60_000)
afterAll(() => server.close())

let serial = 0
async function withPasskey() {
  const email = `unida-${(serial += 1)}@correo.mx`
  await server.welcome(email, password)
  const { passkey } = await server.addPasskey(await server.tokenOf(email))
  return { email, passkey, id: await server.idOf(email) }
}

async function merge(keptId: string, goneId: string) {
  const actor = { id: keptId, accountId: keptId, role: 'admin', limits: {}, sessionId: '' } as never
  await server.db.transaction((tx) => mergeClients(tx, { keptId, goneId, actor }))
}
const enter = async ({
  passkey,
  handle,
}: {
  passkey: Awaited<ReturnType<typeof withPasskey>>['passkey']
  handle: string
}) => {
  const { options } = (await server.call('POST', '/auth/login/passkey-options', { body: {} })).json().data
  const response = passkey.sign(options, { handle })
  return server.call('POST', '/auth/login/passkey', { body: { response } })
}

test('a merge deletes the factors of the removed login and keeps those of the other', async () => {
  const gone = await withPasskey()
  await server.welcome('se-queda@correo.mx', password)
  const keptId = await server.idOf('se-queda@correo.mx')
  await merge(keptId, gone.id)
  expect((await server.logIn('se-queda@correo.mx', password)).statusCode).toBe(200)
  for (const handle of [keptId, gone.id])
    expect((await enter({ passkey: gone.passkey, handle })).json().code).toBe('wrong-passkey')
})

test('a login that goes on in an account of the desk keeps its passkey and its codes', async () => {
  const gone = await withPasskey()
  const { rows } = await server.db.execute<{ id: string }>(
    sql`insert into users (name, last_name, phone) values ('Rosa', 'Del Mostrador', '+525500000000') returning id`,
  )
  const keptId = rows[0]!.id
  await merge(keptId, gone.id)
  expect((await server.logIn(gone.email, password)).json().kinds).toEqual(['passkey', 'recovery'])
  const entered = await enter({ passkey: gone.passkey, handle: gone.id })
  expect([entered.statusCode, entered.json().data?.user.email]).toEqual([200, gone.email])
  expect(await server.idOf(gone.email)).toBe(keptId)
})
