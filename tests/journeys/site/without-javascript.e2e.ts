import { expect, test } from '../support/journey.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the blog shows the posts of the feed', { tag: '@long' }, async ({ page }) => {
    await page.goto('/blog')
    const posts = page.locator('main li')
    await expect(posts).toHaveCount(6)
    await expect(posts.first().getByRole('heading', { level: 3 })).toHaveText('Qué dice la cola de tu perro')
    await expect(posts.first().getByRole('link')).toHaveAttribute('href', /^https:\/\/blog\.rumi\.mx\//)
    await expect(page.getByRole('heading', { name: 'Hoy no pudimos traer las notas' })).toBeHidden()
    expect(await page.content()).not.toContain('.invalid')
  })

  test(
    'an address that leads nowhere is named as it was typed, and can do no harm',
    { tag: '@long' },
    async ({ page }) => {
      const answer = await page.goto('/paseo/<b>ñandú</b>&"x"')
      expect(answer?.status()).toBe(404)
      await expect(page).toHaveTitle('404 - Página no encontrada')
      await expect(page.getByText('La página /paseo/<b>ñandú</b>&"x" no existe.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Volver al inicio' })).toBeVisible()
      expect(await page.locator('main b').count()).toBe(0)
    },
  )

  test(
    'the bar stays at the top of the page, and never lies clear over what is read',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/hotel')
      await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded()
      await expect(page.getByRole('banner')).not.toBeInViewport()
    },
  )

  test('the menu of a phone opens, leads on and closes', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto('/hotel')
    const menu = page.getByRole('dialog', { name: 'Menú' })
    await expect(menu).toBeHidden()
    await page.getByRole('link', { name: 'Abrir menú' }).click()
    await expect(menu).toBeVisible()
    await menu.getByRole('link', { name: 'Cerrar menú' }).click()
    await expect(menu).toBeHidden()
    await page.getByRole('link', { name: 'Abrir menú' }).click()
    await menu.getByRole('link', { name: 'Estética' }).click()
    await expect(page).toHaveURL('/grooming')
    await expect(menu).toBeHidden()
  })

  test('Cotizar leads to the contact page, and the shop lists all its products', async ({ page }) => {
    await page.goto('/hotel')
    await expect(page.getByRole('button', { name: 'Cotizar: 1 semana' })).toBeHidden()
    await page.getByRole('link', { name: 'Cotizar: 1 semana' }).click()
    await expect(page).toHaveURL('/contacto')
    await page.goto('/tienda')
    const oats = page.getByRole('article', { name: 'Galletas de avena' })
    await expect(oats.getByText('…')).toBeHidden()
    await expect(oats.locator('noscript p')).toBeVisible()
    await expect(oats.locator('noscript p')).toHaveText(/.{30}/)
  })

  test(
    'a visitor without JavaScript finds how to reach the business to book',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/guarderia')
      await page.getByRole('link', { name: /^Reservar: Plan Semanal/ }).click()
      await expect(page.locator('noscript p')).toHaveText(/necesita JavaScript/)
      await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\//,
      )
      await expect(page.locator('a[href^="tel:"]')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Volver al inicio' })).toBeVisible()
    },
  )

  for (const path of ['/contacto', '/auth/login', '/auth/register', '/auth/olvide']) {
    test(
      `text typed on ${path} stays out of its address, and the page shows other ways to contact the business`,
      { tag: '@long' },
      async ({ page }) => {
        await page.goto(path)
        await expect(page.locator('form')).toHaveAttribute('method', 'post')
        await expect(page.locator('form [type=submit]')).toBeDisabled()
        const ways = page.locator('noscript')
        await expect(ways.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
          'href',
          /^https:\/\/wa\.me\//,
        )
        await expect(ways.getByRole('link', { name: 'hola@rumi.mx' })).toBeVisible()
      },
    )
  }
})

test('fallbacks for missing scripts are hidden beside them', { tag: '@long' }, async ({ page }) => {
  await page.goto('/hotel')
  await expect(page.getByRole('link', { name: /^Cotizar/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Abrir menú' })).toHaveCount(0)
})

test('the blog filled by the server is hydrated without a request', { tag: '@long' }, async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shifted: entry.entryType })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/blog')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('link', { name: /^Leer más →/ })).toHaveCount(6)
  expect(requested.filter((path) => /blog$|[.]data$/.test(path))).toEqual(['/blog'])
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBe(0)
})

test(
  'an address that leads nowhere is taken over as it is, also below the private pages',
  { tag: '@long' },
  async ({ page }) => {
    for (const path of ['/no-existe/año', '/mi-cuenta/no-existe/7', '/oficina/x', '/auth/nada']) {
      expect((await page.goto(path))?.status()).toBe(404)
      await page.waitForLoadState('networkidle')
      await expect(page.getByText(`La página ${path} no existe.`)).toBeVisible()
    }
    const answer = await page.goto('/HOTEL/')
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveURL('/hotel')
  },
)
