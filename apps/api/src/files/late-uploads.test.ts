import { largestUploadBytes } from '@rumi/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNetwork, type Network } from '../../../../tests/support/requests/open-network.ts'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { slowUpload } from '../../../../tests/support/requests/slow-upload.ts'

let server: TestServer
let network: Network
let file: Buffer
beforeAll(async () => {
  server = await openTestServer()
  network = await openNetwork(server)
  const white = { width: 300, height: 200, channels: 3, background: 'white' } as const
  file = await sharp({ create: white }).png().toBuffer()
})
afterAll(() => server.close())

const filesOf = async (ownerId: string) => {
  const { rows } = await server.database.pool.query(
    'select count(*)::int as files from files where owner_id = $1',
    [ownerId],
  )
  return rows[0].files as number
}

/** Creates a client with a dog and a vaccine under review. */
async function family() {
  const owner = await network.newcomerLike('ana')
  const as = (method: string, path: string, body: object) =>
    network.request('ana', { method, path, body, token: owner.token })
  const dog = { name: 'Lenta', sex: 'hembra', birthDate: '2022-01-01' }
  const rumiId = (await as('POST', '/api/rumis', dog)).body.data.rumi._id as string
  const vaccine = { rumiId, kind: 'vaccine', product: 'Rabia', appliedOn: '2026-01-10' }
  const record = (await as('POST', '/api/medical-records', vaccine)).body.data.medicalRecord
  return { ...owner, rumiId, recordId: record._id as string }
}
const begin = (path: string, token: string) => slowUpload({ url: `${network.origin}${path}`, token, file })
const desk = (method: string, path: string, body: object) => network.request('marta', { method, path, body })

test('a record that was verified while its picture was on its way keeps what was looked at', async () => {
  const { id, token, recordId } = await family()
  const upload = await begin(`/api/medical-records/${recordId}/evidence`, token)
  const verified = await desk('PATCH', `/api/medical-records/${recordId}`, { verified: true })
  expect(verified.status).toBe(200)
  expect(await upload.finish()).toBe(422)
  expect(await filesOf(id)).toBe(0)
})

test('an identification that comes once the desk has seen one is not kept', async () => {
  const { id, token } = await family()
  const upload = await begin(`/api/users/${id}/identification`, token)
  expect((await desk('PUT', `/api/users/${id}`, { identified: true })).status).toBe(200)
  expect(await upload.finish()).toBe(422)
  expect(await filesOf(id)).toBe(0)
})

test('nothing that was on its way is kept of a person whose account was closed meanwhile', async () => {
  const { id, token, rumiId, recordId } = await family()
  const uploads = [
    await begin(`/api/users/${id}/identification`, token),
    await begin(`/api/rumis/image-upload?dogId=${rumiId}`, token),
    await begin(`/api/medical-records/${recordId}/evidence`, token),
  ]
  const closed = await network.request('ana', { method: 'DELETE', path: `/api/users/${id}`, token })
  expect(closed.status).toBe(204)
  const statuses = await Promise.all(uploads.map((upload) => upload.finish()))
  expect(statuses).toEqual([404, 404, 404])
  expect(await filesOf(id)).toBe(0)
  const { rows } = await server.database.pool.query('select identification from users where id = $1', [id])
  expect(rows).toEqual([{ identification: null }])
})

test('a file that is too large is not kept as far as it may come, however it comes', async () => {
  const { id, token, rumiId } = await family()
  // Its first half is as much as may come, and whole by itself.
  const large = Buffer.concat([file, Buffer.alloc(2 * largestUploadBytes - file.length)])
  const url = `${network.origin}/api/uploadRoutes?dogId=${rumiId}`
  expect(await (await slowUpload({ url, token, file: large })).finish()).toBe(413)
  expect(await filesOf(id)).toBe(0)
})
