import type { AnswerOf, push } from '@rumi/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkedInDog } from '../../support/bookings/checked-in-dog.ts'
import { openPushService, subscriptionAt } from '../../support/servers/open-push-service.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'

const patient = { timeout: 8_000 }
const subscriptions = '/api/pushSubscriptions'

let server: TestServer
let service: Awaited<ReturnType<typeof openPushService>>
beforeAll(async () => {
  service = await openPushService()
  server = await openTestServer({}, { pace: { tries: 3, firstDelaySeconds: 0, pollEverySeconds: 0.5 } })
})
afterAll(async () => {
  await server.close()
  await service.close()
})

const subscribe = (who: DemoName, body: object) => server.request(who, 'PUT', subscriptions, body)
const subscribed = async (who: DemoName, path: string, ...first: number[]) =>
  expect((await subscribe(who, service.subscribe(path, ...first))).status).toBe(204)
const mute = async (...mutedNotifications: string[]) =>
  expect(
    (await server.request('ana', 'PUT', `/api/users/${server.ids.ana}`, { mutedNotifications })).status,
  ).toBe(200)
const storedPaths = async () => {
  const { rows } = await server.database.pool.query<{ endpoint: string }>(
    'select endpoint from push_subscriptions',
  )
  return rows.map(({ endpoint }) => new URL(endpoint).pathname)
}
/** Announces a dog of Ana's as ready; returns its id. */
async function announced(name: string) {
  const { rumiId } = await checkedInDog(server, { name })
  const { body } = await server.request('marta', 'GET', `/api/visits?rumiId=${rumiId}`)
  const { status } = await server.request('marta', 'POST', `/api/visits/${body.data.visits[0].id}/ready`, {})
  expect(status).toBe(201)
  return rumiId
}
const titled = (title: string) => expect.objectContaining({ title })
const receivedOf = (name: string) =>
  service.received.filter(({ payload }) => payload.title!.includes(name)).map(({ path }) => path)

test('signs a push with the key that browsers get, and encrypts it for the device alone', async () => {
  const { body } = await server.request('ana', 'GET', `${subscriptions}/key`)
  const { pushKey } = (body as AnswerOf<typeof push.key>).data
  await subscribed('ana', '/phone')
  const rumiId = await announced('Nube')
  await vi.waitFor(() => expect(receivedOf('Nube')).toEqual(['/phone']), patient)
  const { payload, vapid, ttl } = service.received.at(-1)!
  expect(payload).toMatchObject({
    title: 'Ya puedes pasar por Nube',
    href: `/mi-cuenta/rumis/${rumiId}`,
    tag: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(vapid).toMatchObject({
    publicKey: pushKey,
    claims: { aud: service.origin, sub: expect.stringContaining('mailto:') },
  })
  expect(Number(ttl)).toBe(43_200)
})

test('sends nothing to the devices of others, and a device has one subscription', async () => {
  await subscribed('ana', '/phone')
  await subscribed('luis', '/another')
  await announced('Sola')
  await vi.waitFor(() => expect(receivedOf('Sola')).toEqual(['/phone']), patient)
  await subscribed('luis', '/phone')
  expect(await storedPaths()).toEqual(['/phone'])
})

test('retries a push service that is down, and shows a message once', async () => {
  await subscribed('ana', '/slow', 503)
  await announced('Tarde')
  await vi.waitFor(() => expect(receivedOf('Tarde')).toEqual(['/slow']), patient)
  expect(service.requests.filter((path) => path === '/slow')).toHaveLength(2)
})

test.each([404, 410, 403])('deletes a subscription that its service answers with %i', async (status) => {
  await subscribed('ana', `/ended-${status}`, status)
  await announced(`Fin ${status}`)
  await vi.waitFor(async () => expect(await storedPaths()).not.toContain(`/ended-${status}`), patient)
  expect(receivedOf(`Fin ${status}`)).toEqual([])
})

test('respects the preferences of each kind and channel', async () => {
  await subscribed('ana', '/chosen')
  await mute('visits-push')
  await announced('Callada')
  const inApp = async () =>
    (await server.request('ana', 'GET', `/api/notifications/${server.ids.ana}`)).body.data.notifications
  await vi.waitFor(
    async () => expect(await inApp()).toContainEqual(titled('Ya puedes pasar por Callada')),
    patient,
  )
  await mute('visits-app', 'visits-mail')
  await announced('Oída')
  await vi.waitFor(() => expect(receivedOf('Oída')).toEqual(['/chosen']), patient)
  expect(receivedOf('Callada')).toEqual([])
  await mute()
})

test('ends with the session of the device', async () => {
  await subscribed('ana', '/lost')
  await server.database.pool.query(
    `delete from sessions where id = (select session_id from push_subscriptions where endpoint like '%/lost')`,
  )
  expect(await storedPaths()).not.toContain('/lost')
})

test('unsubscribes the device of the caller alone', async () => {
  await subscribed('luis', '/kept')
  await subscribed('marta', '/dropped')
  expect((await server.request('marta', 'DELETE', subscriptions)).status).toBe(204)
  expect(await storedPaths()).toEqual(['/kept'])
})

test('calls no address but that of a known push service, and takes no key that is none', async () => {
  for (const endpoint of [
    'https://rumi.mx/push',
    'http://fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com.rumi.mx/1',
    'https://fcm.googleapis.com:8443/1',
    'http://10.0.0.1/1',
    'http://169.254.169.254/latest',
  ])
    expect(await subscribe('luis', subscriptionAt(endpoint).body)).toMatchObject({
      status: 422,
      body: { code: 'breaks-a-rule' },
    })
  const { body } = subscriptionAt('https://fcm.googleapis.com/fcm/send/1')
  const noPoint = { ...body, keys: { ...body.keys, p256dh: 'A'.repeat(87) } }
  expect((await subscribe('luis', noPoint)).status).toBe(422)
  expect((await subscribe('luis', { ...body, endpoint: 'no' })).status).toBe(400)
  expect((await subscribe('luis', body)).status).toBe(204)
})
