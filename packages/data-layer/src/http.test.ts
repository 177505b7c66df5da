import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHttp, type CallFailed } from './http.ts'

type Answer = (request: IncomingMessage, reply: ServerResponse, body: string) => void

let answer: Answer
let heard: {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingMessage['headers']
  body: string
}[]
let token: string | null

const server = createServer((request, reply) => {
  // A keep-alive connection would close after the test, and the next test might reuse it.
  reply.setHeader('connection', 'close')
  let body = ''
  request.setEncoding('latin1').on('data', (part: string) => (body += part))
  request.on('end', () => {
    heard.push({ method: request.method, url: request.url, headers: request.headers, body })
    answer(request, reply, body)
  })
})

const json = (reply: ServerResponse, status: number, body: unknown, headers = {}) =>
  reply.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))

let baseUrl: string
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterAll(() => void server.close())
afterEach(() => server.closeAllConnections())
beforeEach(() => {
  heard = []
  token = null
  answer = (_request, reply) => json(reply, 200, { data: {} })
})

const onUnauthorized = vi.fn<(failure: CallFailed) => void>()
const http = () => createHttp({ baseUrl, fetch, token: () => token, onUnauthorized })
const refusal = (request: Promise<unknown>) =>
  request.then(
    () => expect.unreachable('the call should have failed'),
    (failure: CallFailed) => failure,
  )

describe('handles a call that requires re-authentication', () => {
  const unconfirmed: Answer = (_request, reply) =>
    heard.length === 1
      ? json(reply, 403, { code: 'confirm-identity', message: 'Escribe otra vez tu contraseña.' })
      : json(reply, 200, { data: 'done' }, { Connection: 'close' })
  const act = (confirmIdentity?: () => Promise<boolean>) =>
    createHttp({ baseUrl, fetch, token: () => token, confirmIdentity, patienceMs: 1_000 }).json({
      method: 'PUT',
      path: '/users/1',
      json: { role: 'admin' },
    })

  test('sends the call again unchanged, however long the re-authentication takes', async () => {
    answer = unconfirmed
    const slowly = () => new Promise<boolean>((text) => setTimeout(() => text(true), 1_500))
    expect(await act(slowly)).toEqual({ data: 'done' })
    expect(heard.map(({ method, body }) => [method, body])).toEqual([
      ['PUT', '{"role":"admin"}'],
      ['PUT', '{"role":"admin"}'],
    ])
  })

  test('fails as it was refused where they would not, and is never sent a third time', async () => {
    answer = unconfirmed
    expect(await refusal(act(async () => false))).toMatchObject({ status: 403, code: 'confirm-identity' })
    expect(heard).toHaveLength(1)
    answer = (_request, reply) => json(reply, 403, { code: 'confirm-identity', message: 'Otra vez.' })
    expect(await refusal(act(async () => true))).toMatchObject({ code: 'confirm-identity' })
    expect(heard).toHaveLength(3)
  })
})

describe('requests', () => {
  test('a body is sent as JSON to the path below the base', async () => {
    await http().json({ method: 'POST', path: '/rumis', json: { name: 'Ñandú 🐶' } })
    expect(heard[0]).toMatchObject({ method: 'POST', url: '/api/rumis' })
    expect(heard[0]?.headers['content-type']).toBe('application/json')
    expect(JSON.parse(Buffer.from(heard[0]!.body, 'latin1').toString('utf8'))).toEqual({ name: 'Ñandú 🐶' })
  })

  test('a request without a body names no content type', async () => {
    await http().json({ method: 'GET', path: '/rumis' })
    expect(heard[0]?.headers['content-type']).toBeUndefined()
  })

  test('the bearer token goes along when there is one', async () => {
    token = 'secret'
    await http().json({ method: 'GET', path: '/rumis' })
    expect(heard[0]?.headers.authorization).toBe('Bearer secret')
  })

  test('no authorization is sent while there is no token', async () => {
    await http().json({ method: 'GET', path: '/rumis' })
    expect(heard[0]?.headers.authorization).toBeUndefined()
  })

  test('a public call carries no token even when there is one', async () => {
    token = 'secret'
    await http().json({ method: 'GET', path: '/catalog', anonymous: true })
    expect(heard[0]?.headers.authorization).toBeUndefined()
  })

  test('the query is escaped, and what is not given does not appear', async () => {
    const query = { search: 'peña & co', limit: 5, verified: false, kind: undefined, cursor: null, role: '' }
    await http().json({ method: 'GET', path: '/rumis', query })
    expect(heard[0]?.url).toBe('/api/rumis?search=pe%C3%B1a+%26+co&limit=5&verified=false')
  })

  test('a creation carries the key it was given', async () => {
    await http().json({ method: 'POST', path: '/rumis', json: {}, idempotencyKey: 'once' })
    expect(heard[0]?.headers['idempotency-key']).toBe('once')
  })

  test('a form goes out as multipart with its own boundary', async () => {
    const form = new FormData()
    form.append('file', new Blob(['picture'], { type: 'image/png' }), 'canela.png')
    await http().json({ method: 'POST', path: '/uploadRoutes', form })
    expect(heard[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(heard[0]?.body).toContain('name="file"; filename="canela.png"')
    expect(heard[0]?.body).toContain('picture')
  })
})

describe('responses', () => {
  test.each([200, 201, 299])('%i is success', async (status) => {
    answer = (_request, reply) => json(reply, status, { data: { ok: true } })
    expect(await http().json({ method: 'GET', path: '/x' })).toEqual({ data: { ok: true } })
  })

  test('204 is success without an answer', async () => {
    answer = (_request, reply) => void reply.writeHead(204).end()
    expect(await http().json({ method: 'DELETE', path: '/x' })).toBeUndefined()
  })

  test.each([300, 304, 400, 500])('%i is a failure', async (status) => {
    answer = (_request, reply) => void reply.writeHead(status).end()
    expect(await refusal(http().json({ method: 'GET', path: '/x' }))).toMatchObject({ status })
  })

  test('a binary answer comes as it is', async () => {
    const bytes = Uint8Array.from([0x50, 0x4b, 0, 255, 128])
    answer = (_request, reply) => void reply.writeHead(200).end(bytes)
    const file = await http().file({ method: 'GET', path: '/export-excel' })
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
  })
})

describe('a failure', () => {
  test("keeps the server's status, message, code, issues and whole body", async () => {
    const body = {
      message: 'Revisa los campos.',
      code: 'malformed',
      issues: [{ path: 'name', message: 'Falta.' }],
      reasons: [1],
    }
    answer = (_request, reply) => json(reply, 400, body)
    expect(await refusal(http().json({ method: 'POST', path: '/x', json: {} }))).toMatchObject({
      status: 400,
      message: 'Revisa los campos.',
      code: 'malformed',
      issues: body.issues,
      body,
    })
  })

  test('of a file call contains the server body, too', async () => {
    answer = (_request, reply) => json(reply, 403, { message: 'No.', code: 'not-your-role' })
    expect(await refusal(http().file({ method: 'GET', path: '/x' }))).toMatchObject({ message: 'No.' })
  })

  test('without a readable body has no words of its own', async () => {
    answer = (_request, reply) => void reply.writeHead(502).end('<html>Bad gateway</html>')
    expect(await refusal(http().json({ method: 'GET', path: '/x' }))).toMatchObject({
      status: 502,
      message: '',
      code: null,
      issues: [],
      body: null,
    })
  })

  test('says how long to wait when the server does', async () => {
    answer = (_request, reply) => json(reply, 429, { message: 'Espera.' }, { 'Retry-After': '30' })
    expect(await refusal(http().json({ method: 'GET', path: '/x' }))).toMatchObject({ retryAfterSeconds: 30 })
  })

  test('of the network has status 0', async () => {
    answer = (request) => void request.socket.destroy()
    expect(await refusal(http().json({ method: 'GET', path: '/x' }))).toMatchObject({
      status: 0,
      message: '',
    })
  })

  test('of a hanging connection has status 0 too, after the timeout', async () => {
    const hanging = (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_answer, giveUp) =>
        signal?.addEventListener('abort', () => giveUp(signal.reason)),
      )
    const impatient = createHttp({ baseUrl, fetch: hanging, token: () => token, patienceMs: 20 })
    expect(await refusal(impatient.json({ method: 'GET', path: '/x' }))).toMatchObject({ status: 0 })
  })

  test('of a silent connection comes after 30 seconds, but a file or an upload may take its time (decision 93)', async () => {
    const bounds = vi.spyOn(AbortSignal, 'timeout')
    answer = (_request, reply) => json(reply, 200, {})
    await http().json({ method: 'GET', path: '/x' })
    expect(bounds.mock.calls).toEqual([[30_000]])
    await http().file({ method: 'GET', path: '/x' })
    await http().json({ method: 'POST', path: '/x', form: new FormData() })
    expect(bounds.mock.calls).toHaveLength(1)
    bounds.mockRestore()
  })

  test('of the network in the middle of an answer has status 0', async () => {
    answer = (request, reply) => {
      reply.writeHead(200, { 'Content-Length': '1000' }).write('{"data":')
      setTimeout(() => request.socket.destroy(), 20)
    }
    expect(await refusal(http().json({ method: 'GET', path: '/x' }))).toMatchObject({ status: 0 })
  })

  test('is what a success that is no JSON amounts to', async () => {
    answer = (_request, reply) => void reply.writeHead(200).end('<html>')
    expect(await refusal(http().json({ method: 'GET', path: '/x' }))).toMatchObject({
      status: 200,
      message: '',
    })
  })

  test('by abort is the abort itself, and the request ends', async () => {
    const closed = Promise.withResolvers<void>()
    const caller = new AbortController()
    answer = (request) => {
      request.socket.on('close', () => closed.resolve())
      caller.abort()
    }
    const request = http().json({ method: 'GET', path: '/x', signal: caller.signal })
    await expect(request).rejects.toHaveProperty('name', 'AbortError')
    await closed.promise
  })
})

describe('a token the server no longer knows', () => {
  beforeEach(() => onUnauthorized.mockClear())

  test('is reported', async () => {
    token = 'expired'
    answer = (_request, reply) => json(reply, 401, { message: 'Inicia sesión.', code: 'no-session' })
    await refusal(http().json({ method: 'GET', path: '/x' }))
    expect(onUnauthorized).toHaveBeenCalledOnce()
  })

  test('is not reported for a wrong password', async () => {
    token = 'good'
    answer = (_request, reply) => json(reply, 401, { message: 'No coinciden.', code: 'wrong-credentials' })
    await refusal(http().json({ method: 'GET', path: '/x' }))
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  test('is not reported once another has taken its place', async () => {
    token = 'old'
    answer = (_request, reply) => {
      token = 'new'
      json(reply, 401, { message: 'Inicia sesión.', code: 'no-session' })
    }
    await refusal(http().json({ method: 'GET', path: '/x' }))
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})

test('nothing is repeated from a cookie: the token is what other sites do not have (decision 32)', async () => {
  answer = (_request, reply) => json(reply, 200, {}, { 'Set-Cookie': 'XSRF-TOKEN=x; Path=/' })
  await http().json({ method: 'POST', path: '/x', json: {} })
  await http().json({ method: 'POST', path: '/x', json: {} })
  expect(Object.keys(heard[1]!.headers).filter((name) => /xsrf|csrf|cookie/.test(name))).toEqual([])
})
