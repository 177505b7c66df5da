import Fastify from 'fastify'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { warnOfUntrustedProxy } from './warn-of-untrusted-proxy.ts'

/** Answers how often a server warns of requests that two proxies forwarded, one after the other. */
async function warnings(trustProxy: string[] | false, remoteAddress: string) {
  const lines: string[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  const app = Fastify({ trustProxy, logger: { level: 'warn', stream } })
  warnOfUntrustedProxy(app)
  app.get('/', async () => 'hola')
  await app.inject({ url: '/', remoteAddress })
  for (const visitor of ['203.0.113.5', '198.51.100.7'])
    await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': visitor } })
  await app.close()
  return lines.filter((line) => line.includes('TRUST_PROXY')).length
}

test('an untrusted proxy is warned of once', async () => {
  expect(await warnings(false, '10.0.0.1')).toBe(1)
  expect(await warnings(['10.9.9.9'], '10.0.0.1')).toBe(1)
})

test('a trusted proxy is not warned of', async () => {
  expect(await warnings(['10.0.0.1'], '10.0.0.1')).toBe(0)
})
