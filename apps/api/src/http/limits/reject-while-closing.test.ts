import Fastify from 'fastify'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { rejectWhileClosing } from './reject-while-closing.ts'
import { registerErrorHandler } from '../errors.ts'

test('while the server closes, running requests finish and new ones are rejected in Spanish', async () => {
  const app = Fastify({ return503OnClosing: false, forceCloseConnections: 'idle' })
  registerErrorHandler(app)
  rejectWhileClosing(app)
  const arrived = Promise.withResolvers<void>()
  const leave = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    arrived.resolve()
    await leave.promise
    return 'was under way'
  })
  app.get('/', async () => 'still open')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const line = connect(port, '127.0.0.1')
  const received = text(line)
  const request = (path: string) => line.write(`GET ${path} HTTP/1.1\r\nHost: rumi\r\n\r\n`)
  request('/slow')
  await arrived.promise
  const closed = app.close()
  setTimeout(() => request('/'), 50)
  setTimeout(leave.resolve, 200)
  const [, first, second] = (await received).split(/HTTP\/1\.1 /)
  expect(first).toMatch(/^200 OK[^]*was under way$/)
  expect(second).toMatch(/^503 [^]*retry-after: 2\r\n/)
  expect(second).toMatch(/connection: close\r\n/i)
  expect(second).toContain('"code":"unavailable"')
  await closed
})
