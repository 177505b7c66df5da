import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Page } from '@playwright/test'
import { mostScriptBytes } from '../../../apps/web/build-steps/script-bound.ts'
import { expect, test } from '../support/journey.ts'
import { pagesForAnybody } from '../support/page-paths.ts'
import { putInCart } from '../support/put-in-cart.ts'

const gzipped = async (script: Buffer) => (await promisify(gzip)(script, { level: 9 })).length

/** Pages that a link of a mail opens. */
const pagesOfMails = [
  '/auth/verificar/no-sirve',
  '/auth/correo/no-sirve',
  '/auth/restablecer/no-sirve',
  '/auth/invitacion/no-sirve',
  '/auth/familia/no-sirve',
  '/auth/primera-cuenta/no-sirve',
]

/** Returns true once React has hydrated the page. */
const isTakenOver = () => Object.keys(document).some((key) => key.startsWith('__reactContainer'))

/** Longer than a settled page waits before it does what can wait. */
const quietMs = 3_500

/** Bytes of all scripts that a page has asked for once it is quiet, those that its own scripts ask for among them. */
async function scriptBytes(page: Page, path: string) {
  const sizes: Promise<number>[] = []
  const askedWithin = async (ms: number) => {
    const before = sizes.length
    await pause(ms)
    return sizes.length - before
  }
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') sizes.push(answer.body().then(gzipped))
  })
  await page.goto(path)
  await page.waitForFunction(isTakenOver)
  await expect.poll(() => askedWithin(quietMs), { message: `${path} is quiet`, timeout: 30_000 }).toBe(0)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test.use({ serviceWorkers: 'block' })

test(
  'no public page loads more scripts than its budget, then or later',
  { tag: '@long' },
  async ({ context }) => {
    test.setTimeout(240_000)
    const over: Record<string, number> = {}
    for (const path of [...pagesForAnybody, ...pagesOfMails]) {
      const page = await context.newPage()
      const bytes = await scriptBytes(page, path)
      if (bytes > mostScriptBytes) over[path] = bytes
      await page.close()
    }
    expect(over).toEqual({})
  },
)

test('services, prices and the cost of an order need no store', { tag: '@long' }, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let waiting = 0
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch()
    const script = await answer.text()
    if (script.includes('persist/REHYDRATE')) {
      waiting += 1
      await released
    }
    await route.fulfill({ response: answer, body: script })
  })
  await page.goto('/reservar')
  await expect(page.getByRole('heading', { name: '¿Qué necesita tu perro?' })).toBeVisible()
  await expect(page.getByText('$350.00 MXN').first()).toBeVisible()

  await putInCart(page, 'Croquetas balanceadas')
  await page.goto('/pagar')
  await expect(page.getByText('1 × Croquetas balanceadas')).toBeVisible()
  await expect(page.getByText('$45.00 MXN').first()).toBeVisible()
  await page.getByText('En el mostrador').click()
  await expect(page.getByRole('link', { name: 'Crear mi cuenta' })).toBeVisible()
  await expect.poll(() => waiting, 'the store is asked for once the page stands').toBeGreaterThan(0)
  release()
})
