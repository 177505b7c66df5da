import { expect, test, vi } from 'vitest'
import { createHttp } from './http.ts'

const answered = (status: number, body: object, headers = {}) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers }))

/** Server that is busy for its first answer and names a wait. */
function openBusyServer(seconds: number) {
  const fetch = vi.fn<typeof globalThis.fetch>()
  fetch.mockImplementationOnce(() =>
    answered(503, { code: 'unavailable', message: 'Estamos ocupados.' }, { 'Retry-After': String(seconds) }),
  )
  fetch.mockImplementation(() => answered(200, { data: 'done' }))
  return { fetch, http: createHttp({ baseUrl: '/api', fetch, token: () => null }) }
}

test.each([
  ['a read', { method: 'GET' as const }],
  ['a creation with a key', { method: 'POST' as const, idempotencyKey: 'one' }],
])('%s that a busy server refused is sent once more after the wait', async (_what, request) => {
  const { fetch, http } = openBusyServer(1)
  expect(await http.json({ path: '/x', ...request })).toEqual({ data: 'done' })
  expect(fetch).toHaveBeenCalledTimes(2)
})

test.each([
  ['a change without a key', { method: 'PUT' as const }, 1],
  ['a read with a long wait', { method: 'GET' as const }, 30],
])('%s that a busy server refused is not sent again', async (_what, request, seconds) => {
  const { fetch, http } = openBusyServer(seconds)
  await expect(http.json({ path: '/x', ...request })).rejects.toMatchObject({ status: 503 })
  expect(fetch).toHaveBeenCalledOnce()
})
