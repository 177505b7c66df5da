import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  openTestServer,
  type DemoName,
  type TestServer,
} from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
let canela: string
beforeAll(async () => {
  server = await openTestServer()
  const { body } = await server.request('ana', 'GET', '/api/rumis')
  canela = body.data.rumis[0]._id
})
afterAll(() => server.close())

const bring = async () => {
  const medicalRecord = { rumiId: canela, kind: 'vaccine', product: 'Rabia', appliedOn: '2026-01-10' }
  const { body } = await server.request('ana', 'POST', '/api/medical-records', medicalRecord)
  return body.data.medicalRecord as { _id: string; version: number }
}
const change = (who: DemoName, id: string, changes: object) =>
  server.request(who, 'PATCH', `/api/medical-records/${id}`, changes)
const notificationsOf = async (who: DemoName) => {
  const { body } = await server.request(who, 'GET', `/api/notifications/${server.ids[who]}`)
  return body.data.notifications as { kind: string; message: string; href: string }[]
}
const reason = 'No se lee la fecha de la etiqueta.'

test('the desk turns a medical record down with the reason, and its owner hears it', async () => {
  const { _id } = await bring()
  const { status, body } = await change('marta', _id, { refusal: reason })
  expect([status, body.data.medicalRecord.refusal]).toEqual([200, reason])
  await vi.waitFor(
    async () =>
      expect(await notificationsOf('ana')).toContainEqual(
        expect.objectContaining({
          kind: 'medical-record-refused',
          message: reason,
          href: `/mi-cuenta/rumis/${canela}`,
        }),
      ),
    { timeout: 10_000, interval: 100 },
  )
})

test('returns an owner’s correction to review and notifies the desk', async () => {
  const { _id } = await bring()
  await change('marta', _id, { refusal: reason })
  const before = (await notificationsOf('marta')).filter(
    ({ kind }) => kind === 'medical-record-brought',
  ).length
  const { body } = await change('ana', _id, { appliedOn: '2026-01-11' })
  expect(body.data.medicalRecord).toMatchObject({ refusal: '', verifiedAt: null })
  await vi.waitFor(
    async () =>
      expect(
        (await notificationsOf('marta')).filter(({ kind }) => kind === 'medical-record-brought').length,
      ).toBeGreaterThan(before),
    { timeout: 10_000, interval: 100 },
  )
})

test('clears the reason of a medical record that is verified after all, and notifies its owner', async () => {
  const { _id } = await bring()
  await change('marta', _id, { refusal: reason })
  const { body } = await change('marta', _id, { verified: true, withoutEvidence: 'Cartilla vista' })
  expect(body.data.medicalRecord).toMatchObject({ refusal: '', verifiedAt: expect.any(String) })
  await vi.waitFor(
    async () =>
      expect((await notificationsOf('ana')).map(({ kind }) => kind)).toContain('medical-record-verified'),
    { timeout: 10_000, interval: 100 },
  )
})

test('rejects a refusal of one’s own medical record, of a valid one, or without a reason', async () => {
  const { _id } = await bring()
  expect((await change('ana', _id, { refusal: reason })).status).toBe(403)
  expect((await change('marta', _id, { refusal: ' no ' })).status).toBe(400)
  await change('marta', _id, { verified: true, withoutEvidence: 'Cartilla vista' })
  expect((await change('marta', _id, { refusal: reason })).status).toBe(422)
})
