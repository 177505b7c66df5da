import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { scriptReady } from '../support/script-ready.ts'

const main = 'Principal'

test(
  'the bar is clear at the top and solid once one has scrolled more than 50 px',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/')
    const bar = page.getByRole('banner')
    await expect(bar).not.toHaveAttribute('data-solid')
    await page.evaluate(() => window.scrollTo(0, 50))
    await expect(bar).not.toHaveAttribute('data-solid')
    await page.evaluate(() => window.scrollTo(0, 51))
    await expect(bar).toHaveAttribute('data-solid')
  },
)

test(
  'a group of the bar unfolds under the mouse, by a press and by the keyboard, and shows where one is',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/hotel')
    const bar = page.getByRole('navigation', { name: main })
    const services = bar.getByText('Servicios', { exact: true })
    const hotel = bar.getByRole('link', { name: 'Hotel' })
    await expect(hotel).toBeHidden()
    await scriptReady(page)
    await services.hover()
    await expect(hotel).toBeVisible()
    await expect(hotel).toHaveAttribute('aria-current', 'page')
    await page.mouse.move(640, 700)
    await expect(hotel).toBeHidden()
    await services.focus()
    await page.keyboard.press('Enter')
    await expect(hotel).toBeVisible()
    await expectReachableByEveryone(page)
    await page.keyboard.press('Escape')
    await expect(hotel).toBeHidden()
  },
)

test(
  'without a mouse one goes from the bar to a page, through its pictures and its questions',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
    await page.getByRole('navigation', { name: main }).getByText('Servicios', { exact: true }).focus()
    await page.keyboard.press('Enter')
    for (const name of ['Guardería', 'Hotel']) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('navigation', { name: main }).getByRole('link', { name })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/hotel')

    const next = page.getByRole('button', { name: 'Siguiente' }).first()
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: /^2 de / }).first()).toBeVisible()

    const question = page.locator('summary').filter({ hasText: '¿A qué hora entra' })
    await question.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/15:00/).last()).toBeVisible()
  },
)

test.describe('on a phone', { tag: '@phone-only' }, () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu comes from the right, 250 px wide, keeps the focus and closes in every way', async ({
    page,
  }) => {
    await page.goto('/guarderia')
    const open = page.getByRole('button', { name: 'Abrir menú' })
    const menu = page.getByRole('dialog', { name: 'Menú' })
    await open.click()
    await expect(menu).toBeVisible()
    await expect.poll(async () => (await menu.boundingBox())?.x).toBe(110)
    expect((await menu.boundingBox())?.width).toBe(250)
    await expectReachableByEveryone(page)
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      const focusIsOnThePage = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(focusIsOnThePage).toBe(false)
    }

    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await menu.getByRole('button', { name: 'Cerrar menú' }).click()
    await expect(menu).toBeHidden()
    await open.click()
    await page.mouse.click(40, 400)
    await expect(menu).toBeHidden()
    await open.click()
    await menu.getByRole('link', { name: 'Hotel' }).click()
    await expect(page).toHaveURL('/hotel')
    await expect(menu).toBeHidden()
  })

  test('it closes also when the page one is on is chosen', { tag: '@long' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    const menu = page.getByRole('dialog', { name: 'Menú' })
    await menu.getByRole('link', { name: 'Home' }).click()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await menu.getByText('Servicios', { exact: true }).click()
    await menu.getByRole('link', { name: 'Hotel' }).click()
    await expect(page).toHaveURL('/hotel')
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await menu.getByRole('link', { name: 'Hotel' }).click()
    await expect(menu).toBeHidden()
  })

  test('its help card leads to the contact page', { tag: '@long' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await page.getByRole('dialog').getByRole('link', { name: '¡Contactanos!' }).click()
    await expect(page).toHaveURL('/contacto')
  })
})

test('bar and menu change places live when the window crosses 768 px', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: main })
  const open = page.getByRole('button', { name: 'Abrir menú' })
  await expect(bar).toBeVisible()
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(bar).toBeHidden()
  await open.click()
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible()
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeHidden()
  await expect(bar).toBeVisible()
})

test('at 768 px the bar leads to the login and to a new account', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/')
  await scriptReady(page)
  const bar = page.getByRole('navigation', { name: main })
  const entrance = bar.locator('summary').filter({ hasText: 'Entrar o crear cuenta' })
  for (const [name, path] of [
    ['Iniciar sesión', '/auth/login'],
    ['Crear cuenta', '/auth/register'],
  ] as const) {
    await entrance.hover()
    const link = bar.locator('li').getByRole('link', { name })
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(link).toHaveAttribute('href', path)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
})

test(
  'a keyboard user begins at the heading of the next page, not on the first one',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/grooming')
    await scriptReady(page)
    await expect(page.locator('body')).toBeFocused()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/nosotros')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('main').locator(':focus')).toHaveCount(1)
  },
)

test(
  'a page whose script does not arrive says so instead of reloading for ever',
  { tag: '@long' },
  async ({ page, complaints }) => {
    const requested: string[] = []
    await page.route(/\/assets\/about-page-[^/]*\.js/, (route) => {
      requested.push(route.request().url())
      return route.abort()
    })
    await page.goto('/blog')
    const broken = page.getByRole('heading', { name: 'Algo se nos cayó de la mesa' })
    const pressOnceReady = async () => {
      await scriptReady(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click()
    }
    for (let reloads = 0; reloads < 2; reloads += 1) {
      const loaded = page.waitForEvent('load')
      await pressOnceReady()
      await loaded
    }
    await pressOnceReady()
    await expect(broken).toBeVisible()
    await page.unroute(/\/assets\/about-page-[^/]*\.js/)
    await page.getByRole('button', { name: 'Volver a intentar' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Algo se nos cayó de la mesa')
    expect(requested.length).toBeGreaterThan(1)
    complaints.length = 0
  },
)

test(
  'a new page begins at its top, and going back leads to where one was',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/')
    await scriptReady(page)
    await page.getByRole('link', { name: 'Nosotros', exact: true }).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(1_000)
    await page.getByRole('link', { name: 'Nosotros', exact: true }).click()
    await expect(page).toHaveURL('/nosotros')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    // A page writes its place into the history once its script is there; before that it may be taken for the way back.
    await scriptReady(page)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200)
  },
)

test(
  'the footer leads to its four pages, and to the networks in a tab of their own',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/blog')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText(`© ${new Date().getFullYear()} Rumi`)).toBeVisible()
    for (const [name, path] of [
      ['Nosotros', '/nosotros'],
      ['Servicios', '/servicios'],
      ['Contacto', '/contacto'],
      ['Ubicación', '/sabias-que'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    }
    for (const network of ['Instagram', 'Facebook']) {
      const link = footer.getByRole('link', { name: new RegExp(network) })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
  },
)

test(
  'a login is replaced by a link to the account, and the store is not loaded',
  { tag: '@long' },
  async ({ page }) => {
    const bar = page.getByRole('navigation', { name: main })
    const kept = (role: string) =>
      page.addInitScript(([entry, user]) => localStorage.setItem(entry, JSON.stringify({ user })), [
        'persist:root',
        JSON.stringify({ role, name: 'Ana' }),
      ] as const)
    await page.goto('/hotel')
    await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Mi cuenta' })).toBeHidden()

    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await kept('cliente')
    await page.goto('/hotel', { waitUntil: 'commit' })
    await expect(bar.getByRole('link', { name: 'Mi cuenta' })).toHaveAttribute('href', '/mi-cuenta')
    await expect(bar.getByRole('link', { name: 'Login' })).toBeHidden()
    await page.waitForLoadState('networkidle')
    await expect(bar.getByRole('link', { name: 'Mi cuenta' })).toBeVisible()
    expect(fetched.filter((url) => /\/(data|session)-/.test(url))).toEqual([])

    await kept('colaborador')
    await page.goto('/hotel')
    await expect(bar.getByRole('link', { name: 'Oficina' })).toHaveAttribute('href', '/oficina')
    await expect(bar.getByRole('link', { name: 'Mi cuenta' })).toBeHidden()
  },
)
