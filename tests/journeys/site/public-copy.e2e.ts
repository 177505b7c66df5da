import { homeHeroAutoplayMs } from '../../../apps/web/src/ui/layout/metrics.ts'
import { expect, test } from '../support/journey.ts'

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test(
    'home welcomes with three slides that take turns and can be paused',
    { tag: '@long' },
    async ({ page }) => {
      await page.clock.install()
      await page.goto('/')
      const slides = page.getByRole('region', { name: 'Bienvenida' })
      const shown = slides.locator('fieldset:not([inert])')
      await expect(slides.locator('fieldset')).toHaveCount(3)
      await expect(shown).toHaveCount(1)
      await expect(slides.getByRole('button', { name: 'Pausar' })).toBeVisible()
      await expect(shown).toContainText('Bienvenido a Rumi')
      // Time stands still from here; a turn restarts when the pointer leaves.
      await slides.hover()
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
      await page.mouse.move(0, 0)
      await page.waitForTimeout(300)
      await page.clock.runFor(homeHeroAutoplayMs - 500)
      await expect(shown).toContainText('Bienvenido a Rumi')
      await page.clock.runFor(1_000)
      await expect(shown).toContainText('Su cumpleaños también se celebra')
      await page.clock.runFor(homeHeroAutoplayMs)
      await expect(shown).toContainText('Un baño que sí le gusta')
      await page.clock.runFor(homeHeroAutoplayMs)
      await expect(shown).toContainText('Bienvenido a Rumi')
      await slides.getByRole('button', { name: 'Pausar' }).click()
      await page.clock.runFor(2 * homeHeroAutoplayMs)
      await expect(shown).toContainText('Bienvenido a Rumi')
    },
  )
})

test(
  'home leads from each service to its own page, and four clients are happy',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/')
    for (const [service, path] of Object.entries({
      Guardería: '/guarderia',
      Hotel: '/hotel',
      Spaw: '/grooming',
      Entrenamiento: '/entrenamiento',
      Eventos: '/eventos',
    })) {
      const link = page.getByRole('link', { name: `Conoce nuestros planes: ${service}` })
      await expect(link).toHaveText('Conoce nuestros planes')
      await expect(link).toHaveAttribute('href', path)
    }
    await expect(page.getByRole('heading', { name: 'Nuestros Testimonios' })).toBeVisible()
    await expect(page.getByText('Cliente feliz')).toHaveCount(4)
    await expect(page.locator('figure').getByText(/^[45] de 5 estrellas$/)).toHaveCount(4)
  },
)

test('the bar invites strangers to log in and to open an account', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Principal' })
  await expect(bar.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/auth/login')
  await expect(bar.getByRole('link', { name: 'Crear cuenta' })).toHaveAttribute('href', '/auth/register')
})

test(
  'the location answers how one arrives, where one parks, who drives, and when it is open',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/ubicacion')
    const answers = await page.locator('main details').allTextContents()
    expect(answers).toHaveLength(4)
    for (const [place, words] of [/Google Maps o en Waze/, /en la calle, frente/, /no ofrecemos/].entries())
      expect(answers[place]).toMatch(words)
    expect(answers[3]).toContain('lunes a sábado, de 7:00 AM a 7:00 PM')
  },
)

test(
  'the hotel shows two rooms 300 px high, the shop three pictures of 350 px over 70 % of the window',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/hotel')
    const rooms = page.getByRole('region', { name: 'Los cuartos del hotel' })
    await expect(rooms.getByRole('group', { includeHidden: true })).toHaveCount(2)
    await expect(rooms.locator('fieldset:not([inert])')).toHaveCount(1)
    expect((await rooms.locator('fieldset:not([inert]) img').boundingBox())?.height).toBe(300)
    await page.goto('/tienda')
    const promos = page.getByRole('region', { name: 'Lo más querido de la tienda' })
    await expect(promos.getByRole('group', { includeHidden: true })).toHaveCount(3)
    await expect(promos.locator('fieldset:not([inert])')).toHaveCount(1)
    const picture = await promos.locator('fieldset:not([inert]) img').boundingBox()
    expect(picture?.height).toBe(350)
    const windowPx = await page.evaluate(() => document.documentElement.clientWidth)
    expect(picture?.width).toBeCloseTo(windowPx * 0.7, 0)
  },
)
