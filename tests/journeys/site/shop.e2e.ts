import type { Page } from '@playwright/test'
import { maxProducts, storageEntry } from '@rumi/data-layer/cart'
import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { demoPassword, demoPeople } from '../support/people.ts'

const cards = (page: Page) => page.getByRole('article')
const card = (page: Page, name: string) => page.getByRole('article', { name })
const cartLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** Walks with Tab until the wanted element has the focus, as someone without a mouse does. */
async function tabTo(page: Page, label: string, role: 'button' | 'searchbox') {
  const wanted = page.getByRole(role, { name: label, exact: true }).first()
  for (let presses = 0; presses < 40; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return wanted
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached the ${role} "${label}".`)
}

test('without a mouse: search, category, a closer look, and into the cart @long', async ({ page }) => {
  await page.goto('/tienda')
  await expect(cards(page)).toHaveCount(5)

  await test.step('words without case or accents find the product', async () => {
    await tabTo(page, 'Buscar productos', 'searchbox')
    await page.keyboard.type('CLASICO')
    await expect(cards(page)).toHaveCount(1)
    await expect(card(page, 'Juguete masticable clásico')).toBeVisible()
  })

  await test.step('words and category must both match', async () => {
    await tabTo(page, 'Comida', 'button')
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(0)
    await expect(page.getByText('0 productos')).toBeVisible()
    await tabTo(page, 'Ver todo', 'button')
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(5)
  })

  await test.step('Enter on a card opens its details; Escape closes them and gives the focus back', async () => {
    const opener = page.getByRole('button', { name: 'Galletas de avena', exact: true })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Galletas de avena' })
    for (const fact of ['$ 10.00 MXN', '3-5 días hábiles', '20 x 10 x 10 cm', 'Snacks', '4 de 5']) {
      await expect(dialog.getByText(fact, { exact: true })).toBeVisible()
    }
    await expectReachableByEveryone(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('the product goes into the cart, which says so and counts', async () => {
    const add = card(page, 'Galletas de avena').getByRole('button', { name: 'Añadir' })
    await add.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Galletas de avena ya está en tu carrito.')).toBeVisible()
    await expect(cartLink(page, 'Carrito, 1 pieza')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(cartLink(page, 'Carrito, 2 piezas')).toBeVisible()
  })
})

test(
  'details close by × and by a press beside them; a description shows more and less',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/tienda')
    const shampoo = card(page, 'Shampoo para perro')
    const dialog = page.getByRole('dialog', { name: 'Shampoo para perro' })
    await expect(shampoo.getByText('$ 25.00 MXN')).toBeVisible()

    await expect(shampoo.getByText('Shampoo hipoalergéni…')).toBeVisible()
    await shampoo.getByRole('button', { name: 'Mostrar más' }).click()
    await expect(shampoo.getByText('cuida la piel sensible.')).toBeVisible()
    await expect(dialog).toBeHidden()
    await shampoo.getByRole('button', { name: 'Mostrar menos' }).click()
    await expect(shampoo.getByText('cuida la piel sensible.')).toBeHidden()

    await shampoo.click({ position: { x: 40, y: 40 } })
    await dialog.getByRole('button', { name: 'Cerrar' }).click()
    await expect(dialog).toBeHidden()
    await shampoo.click({ position: { x: 40, y: 40 } })
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()

    await page.setViewportSize({ width: 360, height: 740 })
    await shampoo.click({ position: { x: 40, y: 40 } })
    await expect(dialog.getByRole('button', { name: 'Añadir' })).toBeInViewport({ ratio: 1 })
  },
)

test('the cart counts, changes, empties and writes the order', { tag: '@also-wide' }, async ({ page }) => {
  await page.goto('/tienda')
  await card(page, 'Galletas de avena').getByRole('button', { name: 'Añadir' }).click()
  await card(page, 'Croquetas balanceadas').getByRole('button', { name: 'Añadir' }).click()
  await cartLink(page, 'Carrito, 2 piezas').click()
  await expect(page).toHaveURL('/carrito')

  await page.getByRole('button', { name: 'Agregar una pieza de Galletas de avena' }).click()
  await expect(page.getByText('$ 65.00 MXN')).toBeVisible()
  await expect(page.getByText('$ 56.03 MXN')).toBeVisible()
  await expect(page.getByText('$ 8.97 MXN')).toBeVisible()
  const order = page.getByRole('link', { name: /Pedir por WhatsApp/ })
  const words = new URL((await order.getAttribute('href')) ?? '').searchParams.get('text')
  expect(words).toContain('2 × Galletas de avena: $ 20.00 MXN')
  expect(words).toContain('Total: $ 65.00 MXN')
  await expectReachableByEveryone(page)

  await page.reload()
  await expect(page.getByText('$ 65.00 MXN')).toBeVisible()
  for (const name of ['Galletas de avena', 'Croquetas balanceadas']) {
    await page.getByRole('button', { name: `Quitar ${name} del carrito` }).click()
  }
  await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible()
})

/** A browser whose cart holds one piece of each of these products. */
const storeCart = (page: Page, ids: readonly number[]) =>
  page.addInitScript(
    ([entry, cart]) => localStorage.getItem(entry!) ?? localStorage.setItem(entry!, cart!),
    [
      storageEntry,
      JSON.stringify({
        cart: JSON.stringify({ items: ids.map((productId) => ({ productId, quantity: 1 })) }),
        _persist: JSON.stringify({ version: -1, rehydrated: true }),
      }),
    ],
  )

test('a product no longer sold leaves the cart, with one notice', { tag: '@long' }, async ({ page }) => {
  await storeCart(page, [1, 999_999_998, 999_999_999])
  await page.goto('/carrito')
  await expect(page.getByText('Quitamos de tu carrito 2 productos que ya no vendemos.')).toBeVisible()
  await expect(cartLink(page, 'Carrito, 1 pieza')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Resumen' })).toBeVisible()
  await expect(page.getByText('ya no vendemos')).toHaveCount(0)
})

test(
  'a product missing on the page is fetched before it leaves the cart',
  { tag: '@long' },
  async ({ page, context, complaints }, { project }) => {
    const desk = await openDesk()
    await storeCart(page, [1])
    await page.goto('/carrito')
    await expect(page.getByRole('heading', { name: 'Resumen' })).toBeVisible()
    const name = `Pelota nueva ${project.name}`
    const { product } = await desk.request('post', '/products', {
      name,
      priceCentavos: 30_00,
      category: 'Snacks',
      stock: 4,
    })
    await page.route('**/api/products?*', (route) => route.abort())
    const other = await context.newPage()
    await other.goto('/tienda')
    const requested = page.waitForRequest('**/api/products?*')
    await card(other, name).getByRole('button', { name: 'Añadir' }).click()
    await test.step('keeps all items while the server does not respond', async () => {
      await requested
      await expect(cartLink(page, 'Carrito, 2 piezas')).toBeVisible()
    })
    await page.unroute('**/api/products?*')
    await card(other, 'Galletas de avena').getByRole('button', { name: 'Añadir' }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByText('ya no vendemos')).toHaveCount(0)
    complaints.splice(0)
    await other.close()
    await desk.request('delete', `/products/${product.id}`)
    await desk.close()
  },
)

test('a cart that takes no further product says so, and what to do', { tag: '@long' }, async ({ page }) => {
  await storeCart(
    page,
    Array.from({ length: maxProducts }, (_, place) => 900_000 + place),
  )
  await page.goto('/tienda')
  await card(page, 'Galletas de avena').getByRole('button', { name: 'Añadir' }).click()
  await expect(page.getByText(/^Tu carrito ya lleva 50 productos distintos.*quita uno/)).toBeVisible()
  await expect(cartLink(page, 'Carrito, 50 piezas')).toBeVisible()
})

test(
  'a product added before the page can do anything is in the cart once it can, and once only',
  { tag: '@long' },
  async ({ page }) => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await arrival
      await route.continue()
    })
    await page.goto('/tienda', { waitUntil: 'commit' })
    await page.evaluate(() =>
      document.addEventListener('click', () => (document.documentElement.dataset.heard = 'twice')),
    )
    await card(page, 'Galletas de avena').getByRole('button', { name: 'Añadir' }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-heard')
    arrive()
    await expect(cartLink(page, 'Carrito, 1 pieza')).toBeVisible()
  },
)

test(
  'the cart is one in two tabs, and stays when its owner logs in',
  { tag: '@long' },
  async ({ page, context }) => {
    await page.goto('/tienda')
    const other = await context.newPage()
    await other.goto('/carrito')
    await card(page, 'Croquetas balanceadas').getByRole('button', { name: 'Añadir' }).click()
    await expect(other.getByRole('heading', { name: 'Croquetas balanceadas' })).toBeVisible()
    await other.close()

    await page.goto('/auth/login')
    await page.getByLabel('Correo').fill(demoPeople.luis)
    await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page).toHaveURL('/mi-cuenta')
    await page.goto('/carrito')
    await expect(page.getByRole('heading', { name: 'Croquetas balanceadas' })).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the shop shows its five products with their prices', { tag: '@long' }, async ({ page }) => {
    await page.goto('/tienda')
    await expect(cards(page)).toHaveCount(5)
    for (const price of ['$ 10.00 MXN', '$ 25.00 MXN', '$ 18.00 MXN', '$ 45.00 MXN', '$ 50.00 MXN']) {
      await expect(page.getByText(price)).toBeVisible()
    }
    const ways = page.locator('#productos > div > noscript p')
    await expect(ways).toHaveText(/hace falta JavaScript/)
    await expect(ways.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  })
})

test('with reduced motion a product opens in place', { tag: '@long' }, async ({ page }) => {
  await page.goto('/tienda')
  await page.evaluate(() =>
    document.addEventListener('transitionrun', ({ propertyName }) => {
      document.body.dataset.moved = `${document.body.dataset.moved ?? ''} ${propertyName}`
    }),
  )
  await page.getByRole('button', { name: 'Galletas de avena', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await page.locator('body').getAttribute('data-moved')).toBeNull()
})
