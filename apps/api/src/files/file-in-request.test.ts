import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
let upload: string
beforeAll(async () => {
  server = await openTestServer()
  const { body } = await server.request('ana', 'GET', '/api/rumis')
  upload = `/api/uploadRoutes?dogId=${body.data.rumis[0]._id}`
})
afterAll(() => server.close())

const type = 'multipart/form-data; boundary=frontera'
const opened = '--frontera\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\nbytes'
const closed = '\r\n--frontera--\r\n'

test.each([
  ['a form without a boundary', 'multipart/form-data', opened + closed],
  ['a form with another boundary', 'multipart/form-data; boundary=otra', opened + closed],
  ['a form that is not closed', type, opened],
  ['a form that ends in the head of its part', type, opened.slice(0, 40)],
  ['an empty form', type, ''],
  ['a form of which nothing can be read', type, 'nothing'],
])('%s is refused as a file that did not come whole', async (_what, contentType, body) => {
  const answer = await server.request('ana', 'POST', upload, Buffer.from(body), {
    'content-type': contentType,
  })
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'malformed', issues: [{ path: 'file', message: expect.stringMatching(/\.$/) }] },
  })
})

test('a statement of the bank without the name of a file gets one', async () => {
  const part = 'Content-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream'
  const statement = 'Fecha,Concepto,Cargo,Abono\n02/11/2023,Comisión,12.50,\n'
  const { status, body } = await server.request(
    'conta',
    'POST',
    '/api/accounting/bankStatements',
    Buffer.from(`--frontera\r\n${part}\r\n\r\n${statement}${closed}`),
    { 'content-type': type },
  )
  expect([status, body.data?.imported.added]).toEqual([200, 1])
})
