import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>
type Product = { id: number; name: string; stock: number }

/** One of the demo's products; each test restores its stock. */
const productOf = async (desk: Desk, search: string): Promise<Product> =>
  (await desk.request('get', `/products?search=${search}`)).products[0]

test(
  'a purchase is received, a piece lost, the shelf counted, and what runs out comes first',
  { tag: ['@also-phone', '@long'] },
  async ({ page }, { project }) => {
    const desk = await openDesk()
    const product = await productOf(desk, 'Juguete')
    const { name } = product
    const [invoice, reason] = [`A-${project.name}`, `La mordió Canela, ${project.name}`]
    await desk.request('patch', `/products/${product.id}`, { stock: 0 })
    await loginAs(page, 'marta')
    await page.goto('/oficina/inventario')
    await expect(page.getByRole('heading', { name: 'Inventario', level: 1 })).toBeVisible()
    await expectReachableByEveryone(page)

    await page.getByRole('button', { name: 'Recibir compra' }).click()
    const sheet = page.getByRole('dialog', { name: 'Recibir compra' })
    await sheet.getByRole('button', { name: 'Recibir', exact: true }).click()
    await expect(sheet.getByText('Agrega al menos un producto.')).toBeVisible()
    await expect(sheet.getByText('Escribe a quién se le compró.')).toBeVisible()
    await sheet.getByRole('searchbox').fill(name)
    await sheet.getByRole('button', { name: `Agregar ${name}` }).click()
    await sheet.getByLabel(`Piezas de ${name}`).fill('12')
    await sheet.getByLabel(`Importe sin IVA de ${name}`).fill('1000')
    await expect(sheet.getByText('$83.33 MXN cada una')).toBeVisible()
    await expect(sheet.getByLabel(`IVA de ${name}`, { exact: true })).toHaveValue('160')
    await sheet.getByLabel('Proveedor').fill('Lonas de México')
    await sheet.getByLabel('Factura').fill(invoice)
    await expect(sheet.getByText('Se le debe al proveedor: $1,160.00 MXN')).toBeVisible()
    await expectReachableByEveryone(page)
    await sheet.getByRole('button', { name: 'Recibir', exact: true }).click()
    await expect(page.getByText('Entró 1 producto al inventario.')).toBeVisible()

    await page.getByRole('searchbox', { name: 'Buscar producto o código' }).fill(name)
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(page.getByText(`Lonas de México, factura ${invoice}`)).toBeVisible()
    await expect(page.getByText('$1,000.00 MXN').first()).toBeVisible()

    await page.getByRole('button', { name: 'Cambiar el mínimo' }).click()
    const minimum = page.getByRole('dialog', { name: `Mínimo de ${name}` })
    await minimum.getByLabel('Mínimo').fill('muchos')
    await minimum.getByRole('button', { name: 'Guardar mínimo' }).click()
    await expect(minimum.getByText(/^Escribe el mínimo en número entero/)).toBeVisible()
    await minimum.getByLabel('Mínimo').fill('10')
    await expectReachableByEveryone(page)
    await minimum.getByRole('button', { name: 'Guardar mínimo' }).click()
    await expect(page.getByText(`El mínimo de ${name} es 10.`)).toBeVisible()

    await page.getByRole('button', { name: 'Registrar merma' }).click()
    const loss = page.getByRole('dialog', { name: `Merma de ${name}` })
    await loss.getByLabel('Cuántas piezas').fill('13')
    await loss.getByRole('button', { name: 'Registrar merma' }).click()
    await expect(loss.getByText(`De «${name}» solo hay 12.`)).toBeVisible()
    await loss.getByLabel('Cuántas piezas').fill('1')
    await loss.getByText('Otra cosa').click()
    await loss.getByLabel('Cuéntalo').fill(reason)
    await expectReachableByEveryone(page)
    await loss.getByRole('button', { name: 'Registrar merma' }).click()
    await expect(page.getByText(`Merma registrada: 1 pieza de ${name}.`)).toBeVisible()
    await expect(page.getByText(reason)).toBeVisible()

    await page.getByRole('button', { name: 'Contar' }).click()
    const count = page.getByRole('dialog', { name: `Contar ${name}` })
    await count.getByLabel('Cuántas hay').fill('9')
    await expectReachableByEveryone(page)
    await count.getByRole('button', { name: 'Guardar conteo' }).click()
    await expect(page.getByText('Quedan 9').first()).toBeVisible()
    await page.getByLabel('Movimiento').selectOption({ label: 'Merma' })
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByText(`Lonas de México, factura ${invoice}`)).toBeHidden()
    await expectReachableByEveryone(page)

    await page.getByRole('link', { name: 'Todo el inventario' }).click()
    await expect(page.getByRole('row').nth(1)).toContainText(name)
    await expect(page.getByText('Por pedir')).toBeVisible()
    await page.getByRole('button', { name: /^Avisos/ }).click()
    const notifications = page.getByRole('dialog', { name: 'Avisos' })
    await expect(notifications.getByText(`Queda poco: ${name}`).first()).toBeVisible()
    await expectReachableByEveryone(page)

    await page.goto('/oficina/productos')
    await page.getByRole('searchbox').fill(name)
    await expect(page.locator('[data-row]').filter({ hasText: name }).getByText('Quedan 9')).toBeVisible()
    await desk.request('patch', `/stock/${product.id}`, { minimum: null })
    await desk.request('patch', `/products/${product.id}`, { stock: product.stock })
  },
)

test('a returned order may leave its pieces with the client @long', async ({ page }) => {
  const desk = await openDesk()
  const product = await productOf(desk, 'Galletas')
  const { order } = await desk.request('post', '/orders', {
    items: [{ productId: product.id, quantity: 2 }],
    delivery: 'pickup',
    payment: 'counter',
  })
  await desk.request('patch', `/orders/${order._id}`, { status: 'paid' })
  await loginAs(page, 'marta')
  await page.goto(`/oficina/pedidos/${order._id}`)
  await page.getByRole('button', { name: 'Devolver pedido' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Sus piezas regresan a la tienda' }).uncheck()
  await expectReachableByEveryone(page)
  await dialog.getByRole('button', { name: 'Sí, devolver el pedido' }).click()
  await expect(page.getByText(/^Devuelto el pedido \d+\.$/)).toBeVisible()
  const { stock } = await desk.request('get', `/stock?productId=${product.id}`)
  expect(stock[0].stock).toBe(product.stock - 2)
  await desk.request('patch', `/products/${product.id}`, { stock: product.stock })
})
