import { afterAll, beforeAll, expect, test } from 'vitest'
import { eligibleDog } from '../../../../tests/support/bookings/eligible-dog.ts'
import { mailsSince } from '../../../../tests/support/bookings/mails-since.ts'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
let sent: () => ReturnType<ReturnType<typeof mailsSince>>
let dog: string
beforeAll(async () => {
  server = await openTestServer()
  const noticesSentTo = mailsSince(server)
  sent = () => noticesSentTo(server.ids.ana)
  dog = await eligibleDog(server, 'Con cartilla', { medicalRecords: false })
})
afterAll(() => server.close())

const verify = async () => {
  const record = { rumiId: dog, kind: 'vaccine', product: 'Rabia', appliedOn: '2026-01-10' }
  const { body } = await server.request('ana', 'POST', '/api/medical-records', record)
  await sent()
  const verified = { verified: true, withoutEvidence: 'Cartilla vista' }
  const path = `/api/medical-records/${body.data.medicalRecord._id}`
  expect((await server.request('marta', 'PATCH', path, verified)).status).toBe(200)
  const { mails, notifications } = await sent()
  return [mails.length, notifications.map(({ kind }) => kind)]
}
const mute = async (...ways: string[]) => {
  const muted = { mutedNotifications: ways.map((way) => `papers-${way}`) }
  expect((await server.request('ana', 'PUT', `/api/users/${server.ids.ana}`, muted)).status).toBe(200)
}

test('notifies of an approved medical record in the app and by mail, as the profile states', async () => {
  expect(await verify()).toEqual([1, ['medical-record-verified']])
  await mute('mail')
  expect(await verify()).toEqual([0, ['medical-record-verified']])
  await mute('app')
  expect(await verify()).toEqual([1, []])
  await mute()
})

test('mails that an evaluation was passed', async () => {
  const passed = { rumiId: dog, kind: 'evaluation', result: 'passed', appliedOn: '2026-06-10' }
  await sent()
  expect((await server.request('marta', 'POST', '/api/medical-records', passed)).status).toBe(201)
  const { mails, notifications } = await sent()
  expect([mails.length, notifications.map(({ kind }) => kind)]).toEqual([1, ['evaluation-recorded']])
})
