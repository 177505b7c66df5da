import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { ticketOfClient } from '../support/counter-ticket.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test(
  'a buyer without an account buys over the counter, scanned and searched, and gets change',
  { tag: ['@also-phone', '@long'] },
  async ({ page }) => {
    const desk = await openDesk()
    const code = '7501000000017'
    const [product] = (await desk.request('get', '/products?search=shampoo')).products
    const { id, name, stock } = product
    await desk.request('patch', `/products/${id}`, { barcode: code, stock: 2 })
    await loginAs(page, 'marta')
    await page.goto('/oficina/venta')
    await expectReachableByEveryone(page)

    const box = page.getByRole('searchbox', { name: 'Buscar producto o escanear código' })
    await box.fill(code)
    await box.press('Enter')
    await expect(page.getByRole('status', { name: `Piezas de ${name}` })).toHaveText('1')
    await expect(box).toBeFocused()
    await page.getByRole('button', { name: `Una pieza más de ${name}` }).click()
    await page.getByRole('button', { name: `Una pieza más de ${name}` }).click()
    await expect(page.getByText(`No queda más de ${name}.`)).toBeVisible()
    await page.getByRole('button', { name: `Una pieza menos de ${name}` }).click()
    await box.fill('galletas')
    await page
      .getByRole('button', { name: /^Agregar .*alletas/ })
      .first()
      .click()

    const total = page.getByText(/^Total: \$/)
    const pesos = Number((await total.innerText()).replaceAll(/[^\d.]/g, ''))
    await page.getByLabel('Recibido en pesos').fill('1')
    await page.getByRole('button', { name: /^Cobrar \$/ }).click()
    await expect(page.getByText(/^Faltan \$.* en efectivo\.$/).first()).toBeVisible()
    await page.getByLabel('Recibido en pesos').fill('2000')
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: /^Cobrar \$/ }).click()
    await expect(page.getByText(/^Cobrado: \$/)).toBeVisible()
    const change = (2000 - pesos).toLocaleString('es-MX', { minimumFractionDigits: 2 })
    await expect(page.getByText(`Cambio: $${change} MXN`)).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByRole('link', { name: /^Pedido \d+, entregado$/ }).click()
    await expect(page.getByText('Público en general').first()).toBeVisible()
    await desk.request('patch', `/products/${id}`, { barcode: '', stock })
  },
)

test(
  'a client pays what they owe with what they take along, on one ticket',
  { tag: '@long' },
  async ({ page }) => {
    const desk = await openDesk()
    const clientId = await ticketOfClient(page, desk, 'Lenteja')
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: /^Cobrar \$/ }).click()
    await expect(page.getByText(/^Cobrado: \$/)).toBeVisible()
    const { due } = await desk.request('get', `/dues/${clientId}`)
    expect(due.lines).toEqual([])
    await page.getByRole('button', { name: 'Otra venta' }).click()
    await expect(page.getByText('El ticket está vacío.')).toBeVisible()
  },
)

test(
  'a sale whose price changed meanwhile says what changed, and is finished by the next press',
  { tag: '@long' },
  async ({ page }) => {
    const desk = await openDesk()
    const made = (name: string) =>
      desk.request('post', '/products', {
        name,
        category: 'Comida',
        priceCentavos: 8500,
        stock: 5,
        imageUrl: '',
      })
    const { product: leash } = await made('Correa de prueba')
    const { product: bowl } = await made('Plato de prueba')
    await loginAs(page, 'marta')
    await page.goto('/oficina/venta')
    for (const { name } of [leash, bowl]) {
      await page.getByRole('searchbox').fill(name)
      await page.getByRole('button', { name: `Agregar ${name}` }).click()
    }
    await page.getByText('Tarjeta de crédito', { exact: true }).click()
    await desk.request('patch', `/products/${leash.id}`, { priceCentavos: 9500 })
    await desk.request('patch', `/products/${bowl.id}`, { active: false })
    const charge = page.getByRole('button', { name: /^Cobrar \$/ })

    await charge.click()
    await expect(page.getByRole('alert')).toContainText('«Correa de prueba» cuesta ahora $95.00 MXN.')
    await expect(page.getByRole('alert')).toContainText(
      '«Plato de prueba» ya no se vende y salió del ticket.',
    )
    await expect(page.getByText('Total: $95.00 MXN')).toBeVisible()
    await expectReachableByEveryone(page)
    await charge.click()
    await expect(page.getByText('Cobrado: $95.00 MXN.')).toBeVisible()
    await desk.request('patch', `/products/${leash.id}`, { active: false })
    await desk.close()
  },
)
