import { expect, test } from '../support/journey.ts'
import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { startDeployments } from '../support/deployments.ts'
import { loginAs } from '../support/people.ts'
import { serverOfWorker } from '../support/server-of-worker.ts'
import { cachedResponses, untilCached } from '../support/offline-answers.ts'

test.use({ serviceWorkers: 'allow', goesOffline: true })

/** The board itself, and the care sheet that its link counts. */
const copiesOfBoard = 2
const knownSince = /^Sin conexión · datos de las? \d{1,2}:\d{2}$/

test(
  'an owner offline opens every section of the menu, before and after a reload',
  { tag: ['@phone-only', '@long'] },
  async ({ page, context }) => {
    await loginAs(page, 'luis')
    await page.goto('/mi-cuenta')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Luis')
    await untilCached(page, '/mi-cuenta')
    await context.setOffline(true)

    const menu = page.getByRole('navigation', { name: 'Mi cuenta' })
    const reported = page.getByText(/^Sin conexión · datos de|No hay conexión/).first()
    for (const section of ['Rumis', 'Reservas', 'Reservar']) {
      await menu.getByRole('link', { name: section, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/${section.toLowerCase()}$`))
      await expect(reported).toBeVisible()
    }

    await page.goto('/mi-cuenta')
    await expect(page.getByRole('heading', { name: 'Inicio se abre con internet' })).toBeVisible()
    await expectReachableByEveryone(page)
    for (const section of ['Rumis', 'Reservar', 'Reservas']) {
      await menu.getByRole('link', { name: section, exact: true }).click()
      await expect(page.getByRole('heading', { name: `${section} se abre con internet` })).toBeVisible()
    }
    await page.goto('/mi-cuenta/rumis?orden=nombre')
    await expect(page.getByRole('heading', { name: 'Rumis se abre con internet' })).toBeVisible()
    await expect(page).toHaveURL('/mi-cuenta/rumis?orden=nombre')
    await page.goto('/mi-cuenta/perfil')
    await expect(page.getByRole('heading', { name: 'Perfil se abre con internet' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^\+?[\d ]{8,}$/ })).toHaveAttribute('href', /^tel:/)

    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible()
  },
)

test(
  'the desk reloads its day offline: the cached board with its time, and nothing that needs the network',
  { tag: '@long' },
  async ({ page, context, openToday }) => {
    const desk = await openDesk()
    const { dogId } = await desk.family('Apagona')
    await desk.book('Guardería', dogId, { start: openToday, end: openToday })
    await desk.close()
    await loginAs(page, 'marta')
    await page.goto('/oficina')
    await expect(page.getByText('Apagona').first()).toBeVisible()
    await untilCached(page, '/oficina')
    await expect.poll(() => cachedResponses(page)).toHaveLength(copiesOfBoard)

    await context.setOffline(true)
    for (const path of ['/oficina/en-casa', '/oficina/cuidados']) {
      await page.goto(path)
      await expect(page.getByText(knownSince)).toBeVisible()
    }
    await page.goto('/oficina')
    const row = page.getByRole('listitem', { name: 'Apagona' })
    await expect(row).toBeVisible()
    await expect(page.getByText(knownSince)).toBeVisible()
    await expect(row.getByRole('button')).toHaveText(['Recibir Apagona'])
    await expect(page.getByRole('link', { name: 'Nueva reserva' })).toHaveCount(0)
    await expect(row.getByRole('link', { name: /^Llamar a/ })).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByRole('link', { name: 'Lista de la casa' }).click()
    await expect(page.getByText(knownSince)).toBeVisible()

    await page.getByRole('button', { name: 'Familias', exact: true }).click()
    await page.getByRole('link', { name: 'Clientes', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Clientes se abre con internet' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Hoy', exact: true }).click()
    await expect(row).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByRole('link', { name: 'Nueva reserva' })).toBeVisible()
    await expect(page.getByText(knownSince)).toHaveCount(0)
  },
)

test('a logout deletes the data, and the next account finds none of it @long', async ({ page, context }) => {
  await loginAs(page, 'marta')
  await page.goto('/oficina')
  await untilCached(page, '/oficina')
  await expect.poll(() => cachedResponses(page)).toHaveLength(copiesOfBoard)
  const [ofMarta] = await cachedResponses(page)

  await loginAs(page, 'admin')
  await page.goto('/oficina')
  await expect.poll(() => cachedResponses(page)).not.toContain(ofMarta)
  await expect.poll(() => cachedResponses(page)).toHaveLength(copiesOfBoard)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByText('Cerraste tu sesión')).toBeVisible()
  await expect.poll(() => cachedResponses(page)).toEqual([])
  await page.goto('/oficina')
  await expect(page.getByText('Cerraste tu sesión')).toBeVisible()
  await expect(page.getByText('Sin conexión ·')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page).toHaveURL('/')
  await context.setOffline(true)
  await page.goto('/oficina')
  await expect(page.getByText('No pudimos abrir tu cuenta')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test(
  'the worker is revalidated each time, may serve the whole site, and its page runs no script',
  { tag: '@long' },
  async ({ request }) => {
    const worker = await request.get('/sw.js')
    expect(worker.headers()).toMatchObject({
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    })
    const ours = await request.get('/sin-conexion.html')
    expect(ours.status()).toBe(200)
    expect(ours.headers()['content-security-policy']).toContain("script-src 'self';")
    expect(await ours.text()).not.toContain('<script')
  },
)

test('a public page that was seen is shown offline, and one that never was is a page of ours @long', async ({
  page,
  context,
}) => {
  await page.goto('/hotel')
  await untilCached(page, '/hotel')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/hotel/i)
  await page.goto('/grooming?de=anuncio')
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible()
  await expect(page.getByText(/^Abrimos /)).toBeVisible()
  await expect(page.locator('a[href^="tel:"]')).toBeVisible()
  await expectReachableByEveryone(page)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Reintentar' }).click()
  await expect(page).toHaveURL('/grooming?de=anuncio')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sin conexión')
})

test(
  'a new build is used with the next navigation, and of the builds before only one is kept',
  { tag: '@long' },
  async ({ page, context }) => {
    const house = await startDeployments(serverOfWorker().url)
    try {
      const builds = () =>
        page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('rumi-build:')))
      for (const known of [1, 2, 2]) {
        const mark = house.mark()
        await page.goto(`${house.url}/hotel`)
        expect(await page.content()).toContain(mark)
        await expect.poll(async () => (await builds()).filter((name) => name.endsWith(mark))).toHaveLength(1)
        await expect.poll(async () => (await builds()).length).toBe(known)
        await untilCached(page, '/hotel', mark)
        house.deploy()
      }
      house.close()
      await context.setOffline(true)
      await page.goto(`${house.url}/hotel`)
      expect(await page.content()).toContain('b2.js')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/hotel/i)
    } finally {
      house.close()
    }
  },
)
