import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from '../support/journey.ts'
import { serverOfWorker } from '../support/server-of-worker.ts'

test('an address that leads nowhere says so and shows the way home', async ({ page }) => {
  const answer = await page.goto('/no-existe')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Página no encontrada')
  await expect(page.getByText('La página /no-existe no existe.')).toBeVisible()
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page).toHaveURL('/')
})

/** Asks for a path as it is written, which `fetch` would correct. */
const rawGet = (server: string, path: string) =>
  new Promise<{ status: number | undefined; type: string | undefined; body: string }>((resolve, reject) => {
    get({ ...urlParts(server), path }, (answer) => {
      text(answer).then(
        (body) => resolve({ status: answer.statusCode, type: answer.headers['content-type'], body }),
        reject,
      )
    }).on('error', reject)
  })

const urlParts = (server: string) => {
  const { hostname, port } = new URL(server)
  return { hostname, port }
}

const undecodable = [
  '/100%',
  '/%ff',
  '/%E0%A4%A',
  '/mi-cuenta/rumis/%ff',
  '/oficina/%zz',
  '/tienda/%c0%ae',
  '/%',
]

test(
  'an address that cannot be decoded leads nowhere and says so, and below /api in JSON',
  { tag: '@long' },
  async ({ page, request, complaints }) => {
    for (const path of undecodable) {
      const { status, type, body } = await rawGet(serverOfWorker().url, path)
      expect([status, type], path).toEqual([404, 'text/html; charset=utf-8'])
      expect(body, path).toContain('404 - Página no encontrada')
    }
    for (const path of ['/api/%ff', '/api/rumis/%', '/files/%ff'])
      expect(await rawGet(serverOfWorker().url, path), path).toMatchObject({
        status: 400,
        type: 'application/json; charset=utf-8',
      })
    for (const path of ['/100%', '/mi-cuenta/rumis/%ff', '/oficina/%zz']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Página no encontrada')
    }
    expect((await request.get('/hotel?de=50%')).status()).toBe(200)
    // The router says so of each.
    const others = complaints.filter((message) => !message.includes('could not be decoded'))
    complaints.splice(0, complaints.length, ...others)
  },
)
