import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { scriptReady } from '../support/script-ready.ts'

const colourOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).color)
const coloursOf = async (places: Locator) =>
  new Set(await places.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color)))

test(
  'the hamburger changes its colour once the page is scrolled more than 50 px',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    await page.goto('/')
    await scriptReady(page)
    const hamburger = page.getByRole('button', { name: 'Abrir menú' })
    const atTheTop = await colourOf(hamburger)
    await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }))
    await page.waitForTimeout(400)
    expect(await colourOf(hamburger)).toBe(atTheTop)
    await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }))
    await expect.poll(() => colourOf(hamburger)).not.toBe(atTheTop)
  },
)

test('the menu of a phone ends with the help card', { tag: ['@phone-only', '@long'] }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await expect(menu.getByText('Necesitas Ayuda?', { exact: true })).toBeVisible()
  await expect(menu.getByText('Envianos un mensaje', { exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: '¡Contactanos!', exact: true })).toHaveAttribute(
    'href',
    '/contacto',
  )
})

test('the shop has its search box and its five categories', { tag: '@long' }, async ({ page }) => {
  await page.goto('/tienda')
  await expect(page.getByPlaceholder('Buscar productos...', { exact: true })).toBeVisible()
  const categories = page.getByRole('group', { name: 'Categorías' }).getByRole('button')
  await expect(categories).toHaveText(['Todo', 'Juguetes', 'Comida', 'Snacks', 'Estética'])
})

/** Links by which the page of `Nosotros` is fetched ahead. */
const fetchedAhead = (page: Page) => page.locator('link[href*="/about-page-"]').count()

for (const [how, point] of [
  ['under the mouse', (link: Locator) => link.hover()],
  ['focused', (link: Locator) => link.focus()],
] as const)
  test(`a page is fetched ahead 100 ms after its link was ${how}`, { tag: '@long' }, async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await scriptReady(page)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' })
    await link.scrollIntoViewIfNeeded()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await point(link)
    await page.clock.runFor(50)
    expect(await fetchedAhead(page)).toBe(0)
    await page.clock.runFor(100)
    await expect.poll(() => fetchedAhead(page)).toBeGreaterThan(0)
  })

test.describe('by the clock', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  for (const [name, path, carousel, intervalMs] of [
    ['the home page', '/', 'Bienvenida', 6_000],
    ['the login', '/auth/login', 'La casa en dibujos', 3_000],
    ['the hotel', '/hotel', 'Los cuartos del hotel', 4_000],
    ['the events', '/eventos', 'Fotos de nuestras fiestas', 4_000],
    ['the shop', '/tienda', 'Lo más querido de la tienda', 4_000],
  ] as const)
    test(`the carousel of ${name} moves every ${intervalMs / 1000} s`, { tag: '@long' }, async ({ page }) => {
      await page.clock.install()
      await page.goto(path)
      await scriptReady(page)
      const place = page.getByRole('region', { name: carousel, exact: true })
      await place.scrollIntoViewIfNeeded()
      await page.mouse.move(0, 0)
      const slides = place.locator('fieldset')
      await expect(place.locator('fieldset:not([inert])')).toHaveCount(1)
      const shown = () => slides.evaluateAll((all) => all.findIndex((slide) => !slide.hasAttribute('inert')))
      await page.clock.pauseAt(Date.now() + 3_600_000)
      const first = await shown()
      await page.clock.runFor(intervalMs)
      await expect.poll(shown).not.toBe(first)
      const second = await shown()
      await page.clock.runFor(intervalMs - 100)
      expect(await shown()).toBe(second)
      await page.clock.runFor(200)
      await expect.poll(shown).not.toBe(second)
    })

  test('a service comes in once half of it is in view', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await page.goto('/hotel')
    await scriptReady(page)
    const item = page.locator('#servicios .reveal').last()
    const showShare = (share: number) =>
      item.evaluate((element, part) => {
        const { top, height } = element.getBoundingClientRect()
        window.scrollTo({
          top: window.scrollY + top - window.innerHeight + height * part,
          behavior: 'instant',
        })
      }, share)
    await expect(item).toHaveCSS('opacity', '0')
    await showShare(0.4)
    await page.waitForTimeout(800)
    await expect(item).toHaveCSS('opacity', '0')
    await showShare(0.6)
    await expect(item).toHaveCSS('opacity', '1')
  })
})

test('a private area reads Loading... until its session is known', { tag: '@long' }, async ({ page }) => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/auth/session', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/mi-cuenta')
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  answer()
  await expect(page.getByText('Loading...', { exact: true })).toBeHidden()
})

test(
  'GUARDERÍA is written in several colours, and so are the titles of service cards',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/guarderia')
    const letters = page.locator('h1 [aria-hidden] > span')
    expect((await letters.allTextContents()).join('')).toBe('GUARDERÍA')
    expect((await coloursOf(letters)).size).toBeGreaterThanOrEqual(4)
    await page.goto('/grooming')
    expect((await coloursOf(page.locator('#servicios li h3'))).size).toBeGreaterThanOrEqual(3)
    await page.goto('/')
    const cards = page.locator('article', {
      has: page.getByRole('link', { name: /^Conoce nuestros planes/ }),
    })
    expect((await coloursOf(cards.getByRole('heading'))).size).toBeGreaterThanOrEqual(3)
  },
)

test('the hero of the location is 35 per cent of the window', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 })
  await page.goto('/ubicacion')
  expect((await page.locator('main > section').first().boundingBox())?.height).toBe(560)
})
