import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import sharp from 'sharp'
import { openNetwork, type Network } from '../../../../tests/support/requests/open-network.ts'
import {
  openTestServer,
  type DemoName,
  type TestServer,
} from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
let network: Network
beforeAll(async () => {
  server = await openTestServer()
  network = await openNetwork(server)
})
afterAll(() => server.close())

const card = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 300, height: 200, channels: 3, background: 'white' } })
        .png()
        .toBuffer(),
    ),
  ])

async function handIn() {
  const owner = await network.newcomerLike('ana')
  const path = `/api/users/${owner.id}/identification`
  const { status, body } = await network.request('ana', {
    method: 'POST',
    path,
    file: await card(),
    token: owner.token,
  })
  return { ...owner, path, status, user: body.data.user as { identification: string; version: number } }
}
const look = (who: DemoName, address: string, token?: string) =>
  network.request(who, { method: 'GET', path: address, ...(token ? { token } : {}) })
const decide = (id: string, identified: boolean) =>
  network.request('marta', { method: 'PUT', path: `/api/users/${id}`, body: { identified } })
const kindsOf = async ({ id, token }: { id: string; token: string }) => {
  const { body } = await network.request('ana', { method: 'GET', path: `/api/notifications/${id}`, token })
  return body.data.notifications.map(({ kind }: { kind: string }) => kind)
}

test('an owner hands in their identification, and the desk alone sees it beside them', async () => {
  const owner = await handIn()
  expect([owner.status, owner.user.identification]).toEqual([200, expect.stringMatching(/^\/files\//)])
  const address = owner.user.identification
  expect((await look('ana', address, owner.token)).status).toBe(200)
  expect((await look('marta', address)).status).toBe(200)
  expect((await look('conta', address)).status).toBe(404)
  expect((await look('luis', address)).status).toBe(404)
})

test('two people of an account cannot see each other’s identification', async () => {
  const holder = await handIn()
  const second = await network.newcomerLike('luis')
  await server.database.pool.query('insert into family_members (user_id, account_id) values ($1, $2)', [
    second.id,
    holder.id,
  ])
  expect((await look('luis', holder.user.identification, second.token)).status).toBe(404)
  const path = `/api/users/${second.id}/identification`
  const { body } = await network.request('luis', {
    method: 'POST',
    path,
    file: await card(),
    token: second.token,
  })
  const { identification } = body.data.user
  expect((await look('luis', identification, second.token)).status).toBe(200)
  expect((await look('ana', identification, holder.token)).status).toBe(404)
})

test('no browser keeps it, neither the owner’s nor the desk’s', async () => {
  const owner = await handIn()
  const address = owner.user.identification
  for (const { status, headers } of [await look('ana', address, owner.token), await look('marta', address)])
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([200, 'no-store', null])
})

test('once the desk has seen it the picture is gone, and its owner hears that it counts', async () => {
  const owner = await handIn()
  const { body } = await decide(owner.id, true)
  expect(body.data.user).toMatchObject({ identification: null, identifiedAt: expect.any(String) })
  expect((await look('marta', owner.user.identification)).status).toBe(404)
  await vi.waitFor(async () => expect(await kindsOf(owner)).toContain('identification-taken'), {
    timeout: 10_000,
    interval: 100,
  })
})

test('deletes an unreadable identification and requests another from its owner', async () => {
  const owner = await handIn()
  await decide(owner.id, false)
  await vi.waitFor(async () => expect(await kindsOf(owner)).toContain('identification-refused'), {
    timeout: 10_000,
    interval: 100,
  })
  const again = await network.request('ana', {
    method: 'POST',
    path: owner.path,
    file: await card(),
    token: owner.token,
  })
  expect(again.status).toBe(200)
})

test('a new picture takes the place of the one before, and who is identified needs none', async () => {
  const owner = await handIn()
  const send = async () =>
    network.request('ana', { method: 'POST', path: owner.path, file: await card(), token: owner.token })
  const { body } = await send()
  expect(body.data.user.identification).not.toBe(owner.user.identification)
  expect((await look('marta', owner.user.identification)).status).toBe(404)
  await decide(owner.id, true)
  expect((await send()).status).toBe(422)
})
