import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerBrokenRequest } from './answer-broken-request.ts'

const app = Fastify({
  clientErrorHandler: answerBrokenRequest,
  http: { headersTimeout: 200, connectionsCheckingInterval: 50 },
})
let port: number
beforeAll(async () => {
  app.get('/', () => 'hola')
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as { port: number }).port
})
afterAll(() => app.close())

async function answerTo(sent: string) {
  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { head, body: JSON.parse(body) as { message: string; code: string } }
}

test.each([
  [
    'a query of 17,000 letters',
    `GET /?q=${'x'.repeat(17_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    413,
    'too-large',
  ],
  ['what is no HTTP', 'hola\r\n\r\n', 400, 'malformed'],
  ['a space in a header’s name', 'GET / HTTP/1.1\r\nHost: a\r\nx y: 1\r\n\r\n', 400, 'malformed'],
  ['headers that do not end', 'GET / HTTP/1.1\r\nHost: a\r\n', 408, 'malformed'],
])('%s is answered as every refusal is, in Spanish', async (_what, sent, status, code) => {
  const { head, body } = await answerTo(sent)
  expect(head).toContain(`HTTP/1.1 ${status} `)
  expect(head).toContain('application/json; charset=utf-8')
  expect(head).toContain('Connection: close')
  expect(body).toEqual({ code, message: expect.stringMatching(/petición.*\.$/) })
})

test('a connection on which nothing came is closed without an answer', async () => {
  expect(await text(connect(port, '127.0.0.1'))).toBe('')
})
