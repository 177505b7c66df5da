import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newcomer, type Newcomer } from '../../../../tests/support/servers/newcomer.ts'
import {
  openTestServer,
  type DemoName,
  type TestServer,
} from '../../../../tests/support/servers/open-test-server.ts'
import { countOutcomes } from '../../../../tests/support/documents/tally.ts'
import { withLimits } from '../../../../tests/support/bookings/with-limits.ts'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

const boundary = 'frontera'
const multipart = (bytes: Buffer) => ({
  body: Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
})
type Send = Newcomer['request']
const send = (request: Send, path: string, bytes: Buffer) => {
  const { body, headers } = multipart(bytes)
  return request('POST', path, body, headers)
}
const as =
  (who: DemoName): Send =>
  (...requested) =>
    server.request(who, ...requested)

/** A PDF of so many bytes. */
const pdf = (size: number) => Buffer.from(`%PDF-1.4\n${' '.repeat(size - 15)}%%EOF\n`)
const photo = () =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: '#c98f5a' } })
    .jpeg()
    .toBuffer()
const stored = async () => await readdir(join(server.dataDir, 'uploads')).catch(() => [])
const isGone = (address: string) =>
  vi.waitFor(
    async () => {
      const id = address.split('/').at(-1)!
      expect((await stored()).filter((name) => name.startsWith(id))).toEqual([])
    },
    { timeout: 8_000, interval: 100 },
  )
const medicalRecordOf = async (request: Send, rumiId: string) => {
  const medicalRecord = { rumiId, kind: 'vaccine', product: 'Rabia', appliedOn: '2026-01-15' }
  return String((await request('POST', '/api/medical-records', medicalRecord)).body.data.medicalRecord._id)
}

test('a portrait, an evidence and an identification that are replaced leave no bytes', async () => {
  const ana = await newcomer(server, 1)
  const medicalRecord = await medicalRecordOf(ana.request, ana.dogs[0]!)
  const image = await photo()
  for (const [path, [record, field]] of [
    [`/api/uploadRoutes?dogId=${ana.dogs[0]}`, ['rumi', 'profileImg']],
    [`/api/medical-records/${medicalRecord}/evidence`, ['medicalRecord', 'evidence']],
    [`/api/users/${ana.id}/identification`, ['user', 'identification']],
  ] as const) {
    if (path.includes('identification'))
      await server.database.pool.query('update users set identified_at = null where id = $1', [ana.id])
    const sent = async () => String((await send(ana.request, path, image)).body.data[record][field])
    const [first, second] = [await sent(), await sent()]
    expect(second).not.toBe(first)
    await isGone(first)
    expect((await stored()).filter((name) => name.startsWith(second.split('/').at(-1)!))).toHaveLength(2)
  }
})

test('bytes go with whatever takes their row: a medical record, a dog, a look of the desk, an erased person', async () => {
  const ana = await newcomer(server, 2)
  const image = await photo()
  const [one, other] = ana.dogs as [string, string]
  const medicalRecord = await medicalRecordOf(ana.request, one)
  const evidence = await send(ana.request, `/api/medical-records/${medicalRecord}/evidence`, image)
  await ana.request('DELETE', `/api/medical-records/${medicalRecord}`)
  await isGone(evidence.body.data.medicalRecord.evidence)
  const portrait = await send(ana.request, `/api/uploadRoutes?dogId=${other}`, image)
  expect((await ana.request('DELETE', `/api/rumis/${other}`)).status).toBe(204)
  await isGone(portrait.body.data.rumi.profileImg)
  await server.database.pool.query('update users set identified_at = null where id = $1', [ana.id])
  const card = await send(ana.request, `/api/users/${ana.id}/identification`, image)
  await server.request('marta', 'PUT', `/api/users/${ana.id}`, { identified: true })
  await isGone(card.body.data.user.identification)
  const last = await send(ana.request, `/api/uploadRoutes?dogId=${one}`, image)
  expect((await server.request('admin', 'DELETE', `/api/users/${ana.id}`)).status).toBe(204)
  await isGone(last.body.data.rumi.profileImg)
})

test('uploads count in bytes: of twenty at once those that fit are kept, and what is refused leaves nothing', async () => {
  const ana = await newcomer(server, 1)
  const medicalRecords: string[] = []
  for (let turn = 0; turn < 20; turn += 1)
    medicalRecords.push(await medicalRecordOf(ana.request, ana.dogs[0]!))
  const before = await stored()
  await withLimits({ uploadBytes: 10_000 }, async () => {
    const answers = await Promise.all(
      medicalRecords.map((id) => send(ana.request, `/api/medical-records/${id}/evidence`, pdf(3_000))),
    )
    expect(countOutcomes(answers)).toEqual({ '200': 3, '422 upload-limit': 17 })
    expect(await stored()).toHaveLength(before.length + 3)
    const mine = answers.findIndex(({ status }) => status === 200)
    const larger = await send(
      ana.request,
      `/api/medical-records/${medicalRecords[mine]}/evidence`,
      pdf(4_000),
    )
    expect(larger.status).toBe(200)
    const tooLarge = await send(
      ana.request,
      `/api/medical-records/${medicalRecords[mine]}/evidence`,
      pdf(4_001),
    )
    expect(tooLarge.body.code).toBe('upload-limit')
    const refused = answers.findIndex(({ status }) => status === 422)
    const byDesk = await send(
      as('marta'),
      `/api/medical-records/${medicalRecords[refused]}/evidence`,
      pdf(9_000),
    )
    expect(byDesk.status).toBe(200)
  })
})
