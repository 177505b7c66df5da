import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openTestServer,
  type DemoName,
  type TestServer,
} from '../../../../tests/support/servers/open-test-server.ts'
import { smallestPicture } from '../../../../tests/support/bookings/smallest-picture.ts'

let server: TestServer
let rumiId: string
beforeAll(async () => {
  server = await openTestServer()
  rumiId = (await server.request('ana', 'GET', '/api/rumis')).body.data.rumis[0]._id
})
afterAll(() => server.close())

const boundary = 'frontera'
async function photograph(id: string) {
  const body = Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n`),
    Buffer.from(await smallestPicture.arrayBuffer()),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  expect(
    (await server.request('marta', 'POST', `/api/medical-records/${id}/evidence`, body, headers)).status,
  ).toBe(200)
}

const rabies = { kind: 'vaccine', product: 'Rabia', appliedOn: '2026-01-10' }
async function keep(who: DemoName, fields: object = {}) {
  const { status, body } = await server.request(who, 'POST', '/api/medical-records', {
    rumiId,
    ...rabies,
    ...fields,
  })
  return { status, ...body.data?.medicalRecord }
}
const verify = async (id: string, fields: object = {}) => {
  const { status, body } = await server.request('marta', 'PATCH', `/api/medical-records/${id}`, {
    verified: true,
    ...fields,
  })
  return { status, code: body.code, ...body.data?.medicalRecord }
}

test('verifies a vaccine without a photo with a reason, or with the default one', async () => {
  const { _id } = await keep('ana')
  expect(await verify(_id, { withoutEvidence: 'no' })).toMatchObject({ status: 400 })
  const withReason = await verify(_id, { withoutEvidence: 'La trae el carnet de su veterinaria' })
  expect(withReason).toMatchObject({
    status: 200,
    verifiedBy: server.ids.marta,
    withoutEvidence: 'La trae el carnet de su veterinaria',
  })
  const { _id: other } = await keep('ana')
  expect(await verify(other)).toMatchObject({ status: 200, withoutEvidence: 'Vista en recepción' })
})

test('the desk writes a vaccine down, photographs it and verifies it; with a reason it counts at once', async () => {
  const written = await keep('marta')
  expect(written).toMatchObject({
    status: 201,
    verifiedBy: server.ids.marta,
    withoutEvidence: 'Vista en recepción',
  })
  await photograph(written._id)
  expect(await verify(written._id)).toMatchObject({ status: 200, withoutEvidence: '' })
  expect(await keep('marta', { withoutEvidence: 'Aplicada aquí mismo' })).toMatchObject({
    verifiedBy: server.ids.marta,
    withoutEvidence: 'Aplicada aquí mismo',
  })
  expect(await keep('ana', { withoutEvidence: 'Porque yo lo digo' })).toMatchObject({ status: 403 })
  expect(await keep('marta', { kind: 'deworming-internal' })).toMatchObject({
    verifiedBy: server.ids.marta,
  })
})
