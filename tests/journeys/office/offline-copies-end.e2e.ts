import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { cachedResponses, untilCached } from '../support/offline-answers.ts'
import { loginAs } from '../support/people.ts'

test.use({ serviceWorkers: 'allow', goesOffline: true })

const idleLimitMs = 30 * 60_000
const boardOfBefore = /^Sin conexión · datos de/

test(
  'the offline board ends with the idle session, and what waits is counted, in an open page and one opened again',
  { tag: '@long' },
  async ({ page, context, openToday }) => {
    const desk = await openDesk()
    const { dogId } = await desk.family('Fugaz')
    await desk.book('Guardería', dogId, { start: openToday, end: openToday })
    await desk.close()
    await loginAs(page, 'marta')
    await page.goto('/oficina')
    await expect(page.getByText('Fugaz').first()).toBeVisible()
    await untilCached(page, '/oficina')
    await expect.poll(() => cachedResponses(page)).toContainEqual(expect.stringMatching(/desk\.day$/))
    const closed = await context.newPage()
    await context.setOffline(true)

    await page.clock.install()
    await page.goto('/oficina')
    await expect(page.getByText(boardOfBefore)).toBeVisible()
    const row = page.getByRole('listitem', { name: 'Fugaz' })
    await row.getByRole('button', { name: 'Recibir' }).click()
    await expect(row.getByText('Pendiente de enviar')).toBeVisible()
    await closed.close()

    await page.clock.fastForward(idleLimitMs + 1_000)
    await expect(page.getByText('Fugaz')).toHaveCount(0)
    await expect.poll(() => cachedResponses(page)).toEqual([])
    await expect(page.getByText('1 registro espera en este equipo.', { exact: false })).toBeVisible()
    await page.goto('/oficina')
    await expect(page.getByText(boardOfBefore)).toHaveCount(0)
    await expect(page.getByText('Fugaz')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Tu sesión se cerró sin conexión' })).toBeVisible()
    await expect(page.getByText('1 registro espera en este equipo.', { exact: false })).toBeVisible()
    await expectReachableByEveryone(page)
  },
)

test(
  'a page left open offline ends its session and shows no data',
  { tag: '@long' },
  async ({ page, context, openToday }) => {
    const desk = await openDesk()
    const { dogId } = await desk.family('Pasajera')
    await desk.book('Guardería', dogId, { start: openToday, end: openToday })
    await desk.close()
    await loginAs(page, 'marta')
    await page.clock.install()
    await page.goto('/oficina')
    await expect(page.getByText('Pasajera').first()).toBeVisible()
    await untilCached(page, '/oficina')
    await expect.poll(() => cachedResponses(page)).toContainEqual(expect.stringMatching(/desk\.day$/))
    await context.setOffline(true)
    await page.clock.fastForward(idleLimitMs + 1_000)
    await expect(page.getByText('Pasajera')).toHaveCount(0)
    await expect.poll(() => cachedResponses(page)).toEqual([])
  },
)

test('a public page deletes the data of an ended session @long', async ({ page, context }) => {
  await loginAs(page, 'marta')
  await page.goto('/oficina')
  await untilCached(page, '/oficina')
  await expect.poll(() => cachedResponses(page)).toContainEqual(expect.stringMatching(/desk\.day$/))
  await page.goto('about:blank')
  const later = await context.newPage()
  await later.clock.install({ time: Date.now() + idleLimitMs + 1_000 })
  await later.goto('/hotel')
  await later.clock.runFor(5_000)
  await expect.poll(() => cachedResponses(later)).toEqual([])
})

const devices = [
  { who: 'luis', path: '/mi-cuenta/perfil' },
  { who: 'marta', path: '/oficina/mi-cuenta' },
] as const

for (const { who, path } of devices)
  test(
    `${who} has this device forgotten: logged out, and nothing of them left in the browser`,
    { tag: '@long' },
    async ({ page }) => {
      await loginAs(page, who)
      await page.goto(path)
      await page.evaluate(() => sessionStorage.setItem('draft:nota', '{}'))
      await page.getByRole('button', { name: 'Olvidar este equipo' }).click()
      const dialog = page.getByRole('dialog', { name: '¿Olvidar este equipo?' })
      await expect(dialog).toBeVisible()
      await expectReachableByEveryone(page)
      await dialog.getByRole('button', { name: 'Olvidar este equipo' }).click()
      await expect(page).toHaveURL('/')
      const left = await page.evaluate(() =>
        JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
      )
      expect(left).not.toMatch(/userid\\*":\\*"|draft:nota|Marta|Luis/)
      expect(await cachedResponses(page)).toEqual([])
      await page.goto(path)
      await expect(page).toHaveURL(/\/auth\/login/)
    },
  )
