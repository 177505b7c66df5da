import { formatPesos } from '@rumi/contract'
import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>

/** A family of its own whose dog is in the house for the day. */
async function dogInHouse(desk: Desk, name: string, day: string) {
  const { clientId, dogId } = await desk.family(name)
  const booked = await desk.book('Guardería', dogId, { start: day, end: day })
  await desk.request('put', `/serviceBookings/${booked.id}`, { status: 'checked-in' })
  return { clientId, ...booked }
}

test(
  'something is added and taken off while a dog goes home, on one receipt',
  { tag: ['@also-phone', '@long'] },
  async ({ page, openToday }, { project }) => {
    const desk = await openDesk()
    const name = `Agregada ${project.name}`
    const visit = await dogInHouse(desk, name, openToday)
    const [product] = (await desk.request('get', '/products?search=Galletas')).products
    await loginAs(page, 'marta')
    await page.goto('/oficina')
    await page.getByRole('listitem', { name }).getByRole('button', { name: 'Cobrar y entregar' }).click()
    const sheet = page.getByRole('dialog', { name: `Cobrar y entregar a ${name}` })

    await test.step('a service and a product are added', async () => {
      await sheet.getByRole('button', { name: 'Agregar algo' }).click()
      await sheet.getByLabel('Servicio que se hizo').selectOption({ index: 1 })
      await expect(sheet.getByRole('list', { name: 'Agregado aquí' }).getByRole('listitem')).toHaveCount(1)
      await sheet.getByRole('searchbox').fill(product.name)
      await sheet.getByRole('button', { name: `Agregar ${product.name}` }).click()
      await expect(sheet.getByRole('status', { name: `Piezas de ${product.name}` })).toHaveText('1')
      await expectReachableByEveryone(page)
    })

    await test.step('a discount requires a reason and is at most the price of the services', async () => {
      await sheet.getByRole('button', { name: 'Hacer un descuento' }).click()
      await sheet.getByLabel('Descuento en pesos').fill('999999')
      await expect(sheet.getByText(/^El descuento es a lo más \$/)).toBeVisible()
      await sheet.getByLabel('Descuento en pesos').fill('50')
      await sheet.getByRole('button', { name: /^Cobrar .* y entregar$/ }).click()
      await expect(sheet.getByRole('alert')).toContainText('Escribe por qué se descuenta')
      await sheet.getByLabel('¿Por qué se descuenta?').fill('Cliente de muchos años')
      await expect(sheet.getByText('Descuento: −$50.00 MXN')).toBeVisible()
      await sheet.getByLabel('Recibido en pesos').fill('9000')
      await expectReachableByEveryone(page)
      await sheet.getByRole('button', { name: /^Cobrar .* y entregar$/ }).click()
    })

    const done = page.getByRole('dialog', { name: `Salida registrada: ${name}` })
    await expect(done.getByText(/^Cobrado: /)).toBeVisible()

    await test.step('one receipt says all of it, and goes to the client', async () => {
      await done.getByRole('link', { name: /^Recibo de / }).click()
      await expect(page.getByRole('heading', { name: 'Recibo de pago' })).toBeVisible()
      const lines = page.getByRole('list', { name: 'Concepto' })
      await expect(lines.getByText(`1 × ${product.name}`)).toBeVisible()
      await expect(lines.getByText('Descuento: Cliente de muchos años')).toBeVisible()
      await expect(page.getByText('Recibido en efectivo')).toBeVisible()
      await expect(page.getByText('$9,000.00 MXN')).toBeVisible()
      await expectReachableByEveryone(page)
      await page.getByRole('button', { name: 'Mandar por correo' }).click()
      await expect(page.getByText(`El recibo va en camino al correo de Elena de ${name}.`)).toBeVisible()
    })

    await test.step('the history of the stay says who took off how much, and why', async () => {
      await page.goto(`/oficina/reservas?reserva=${visit.id}`)
      await expect(
        page.getByText(/^Descuento de \$[\d.]+ MXN: «Cliente de muchos años»/).first(),
      ).toBeVisible()
    })
    const { due } = await desk.request('get', `/dues/${visit.clientId}`)
    expect(due.lines).toEqual([])
    await desk.request('patch', `/products/${product.id}`, { stock: product.stock })
    await desk.close()
  },
)

test(
  'a piece of a counter sale comes back, another is lost, and the rest is returned whole',
  { tag: ['@also-phone', '@long'] },
  async ({ page }, { project }) => {
    const desk = await openDesk()
    const [one, other] = (await desk.request('get', '/products?limit=50')).products.filter(
      ({ stock }: { stock: number }) => stock >= 3,
    )
    const { clientId } = await desk.family(`Devuelta ${project.name}`)
    const items = [one, other].map(({ id }) => ({ productId: id, quantity: 2 }))
    const { order } = await desk.request('post', '/counterSales', {
      clientId,
      items,
      payments: [{ method: 'card', amountCentavos: 2 * (one.priceCentavos + other.priceCentavos) }],
    })
    await loginAs(page, 'marta')
    await page.goto(`/oficina/pedidos/${order._id}`)
    await page.getByRole('button', { name: 'Devolver productos' }).click()
    const sheet = page.getByRole('dialog', { name: `Devolver productos del pedido ${order.number}` })
    await sheet.getByRole('button', { name: /^Devolver \$/ }).click()
    await expect(sheet.getByText('Elige al menos una pieza.')).toBeVisible()
    await sheet.getByRole('button', { name: `Regresa una pieza más de ${one.name}` }).click()
    await sheet.getByRole('button', { name: `Regresa una pieza más de ${other.name}` }).click()
    await sheet.getByRole('checkbox', { name: `${other.name} se vuelve a vender` }).uncheck()
    await sheet.getByText('Efectivo', { exact: true }).click()
    await sheet.getByLabel('¿Por qué se devuelve?').fill('Llegó roto')
    await expectReachableByEveryone(page)
    await sheet.getByRole('button', { name: /^Devolver \$/ }).click()
    await expect(page.getByText(/^Devueltos \$/)).toBeVisible()
    const back = page.locator('section', { has: page.getByRole('heading', { name: 'Lo que se devolvió' }) })
    await expect(back.getByText(`1 × ${one.name}`)).toBeVisible()
    await expect(back.getByText(/No regresó a la tienda/)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Devolución, efectivo/ }).first()).toBeVisible()
    await expectReachableByEveryone(page)
    const stockOf = async (id: number) => (await desk.request('get', `/stock?productId=${id}`)).stock[0].stock
    expect([await stockOf(one.id), await stockOf(other.id)]).toEqual([one.stock - 1, other.stock - 2])

    await page.getByRole('button', { name: 'Devolver pedido' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sí, devolver el pedido' }).click()
    await expect(page.getByText(/^Devuelto el pedido \d+\.$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Devolver productos' })).toBeHidden()
    expect([await stockOf(one.id), await stockOf(other.id)]).toEqual([one.stock, other.stock - 1])
    for (const { id, stock } of [one, other]) await desk.request('patch', `/products/${id}`, { stock })
    await desk.close()
  },
)

test(
  'a product that was sold is retired and comes back; what lay there gets its cost',
  { tag: ['@also-phone', '@long'] },
  async ({ page }, { project }) => {
    const desk = await openDesk()
    const name = `Hueso de ${project.name}`
    const { product } = await desk.request('post', '/products', {
      name,
      priceCentavos: 80_00,
      category: 'Snacks',
      stock: 4,
    })
    await desk.request('post', '/counterSales', {
      items: [{ productId: product.id, quantity: 1 }],
      payments: [{ method: 'cash', amountCentavos: 80_00 }],
    })
    await loginAs(page, 'marta')

    await test.step('its pieces get a cost', async () => {
      await page.goto(`/oficina/inventario/${product.id}`)
      await page.getByRole('button', { name: 'Escribir el costo' }).click()
      const sheet = page.getByRole('dialog', { name: `Costo de ${name}` })
      await sheet.getByRole('button', { name: 'Guardar costo' }).click()
      await expect(sheet.getByText(/^Escribe el costo en pesos/)).toBeVisible()
      await sheet.getByLabel('Costo de cada pieza, sin IVA').fill('30')
      await expect(sheet.getByText('Todas juntas: $90.00 MXN')).toBeVisible()
      await expectReachableByEveryone(page)
      await sheet.getByRole('button', { name: 'Guardar costo' }).click()
      await expect(page.getByText(`${name} ya tiene su costo.`)).toBeVisible()
      await expect(page.locator('main').getByText('Costo de lo que había').last()).toBeVisible()
    })

    await test.step('it is retired in place of being deleted', async () => {
      await page.goto('/oficina/productos')
      await page.getByRole('searchbox', { name: 'Buscar producto' }).fill(name)
      await page.getByRole('button', { name }).click()
      await page.getByRole('button', { name: 'Borrar producto' }).click()
      await page.getByRole('dialog').last().getByRole('button', { name: 'Borrar producto' }).click()
      await page.getByRole('button', { name: 'Retirar de la tienda' }).click()
      await expect(
        page.getByText(`${name} ya no se ofrece. Su historia queda, y puede volver.`),
      ).toBeVisible()
      await page.goto('/tienda')
      await expect(page.getByRole('heading', { name: /Galletas/ }).first()).toBeVisible()
      await expect(page.getByText(name)).toHaveCount(0)
    })

    await test.step('and it comes back', async () => {
      await page.goto('/oficina/productos?se-ofrece=false')
      await expect(page.locator('main').getByText('Ya no se ofrece').last()).toBeVisible()
      await page.getByRole('button', { name }).click()
      await page.getByRole('checkbox', { name: 'Se ofrece en la tienda' }).check()
      await page.getByRole('button', { name: 'Guardar' }).click()
      await expect(page.getByText(`Guardado: ${name}.`)).toBeVisible()
      await page.goto('/tienda')
      await expect(page.getByText(name).first()).toBeVisible()
    })
    await desk.request('patch', `/products/${product.id}`, { active: false, stock: 0 })
    await desk.close()
  },
)

test('the next press charges an added service at its new price @long', async ({ page, openToday }) => {
  const desk = await openDesk()
  const visit = await dogInHouse(desk, 'Encarecida', openToday)
  const { product } = await desk.request('post', '/products', {
    name: 'Mordedera de prueba',
    category: 'Comida',
    priceCentavos: 8500,
    stock: 5,
  })
  await loginAs(page, 'marta')
  await page.goto('/oficina')
  await page
    .getByRole('listitem', { name: 'Encarecida' })
    .getByRole('button', { name: 'Cobrar y entregar' })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Cobrar y entregar a Encarecida' })
  await sheet.getByRole('button', { name: 'Agregar algo' }).click()
  await sheet.getByRole('searchbox').fill(product.name)
  await sheet.getByRole('button', { name: `Agregar ${product.name}` }).click()
  await sheet.getByText('Tarjeta de crédito', { exact: true }).click()
  await desk.request('patch', `/products/${product.id}`, { priceCentavos: 9500 })
  const charge = sheet.getByRole('button', { name: /^Cobrar .* y entregar$/ })
  await charge.click()
  await expect(sheet.getByRole('alert')).toContainText('«Mordedera de prueba» cuesta ahora $95.00 MXN.')
  await charge.click()
  await expect(page.getByText(`Cobrado: ${formatPesos(visit.totalCentavos + 9500)}`)).toBeVisible()
  await desk.request('patch', `/products/${product.id}`, { active: false })
  await desk.close()
})

test(
  'a discount on what is paid says what comes back before it is pressed',
  { tag: ['@also-phone', '@long'] },
  async ({ page, openToday }, { project }) => {
    const desk = await openDesk()
    const name = `Ya pagada ${project.name}`
    const { id, totalCentavos } = await dogInHouse(desk, name, openToday)
    const payment = { target: { bookingId: id }, method: 'card', amountCentavos: totalCentavos }
    await desk.request('post', '/payments', payment)
    await loginAs(page, 'marta')
    await page.goto(`/oficina?dia=${openToday}&reserva=${id}`)
    const panel = page.getByRole('dialog', { name: `Reserva de ${name}` })
    await panel.getByRole('button', { name: 'Hacer un descuento' }).click()
    await panel.getByLabel('Descuento en pesos').fill('999999')
    await expect(panel.getByText(`El descuento es a lo más ${formatPesos(totalCentavos)}`)).toBeVisible()
    await panel.getByLabel('Descuento en pesos').fill('80')
    await expect(panel.getByText('Se pagaron $80.00 MXN más de lo que cuesta. ¿Qué se hace?')).toBeVisible()
    await panel.getByText('Dejarlo a favor', { exact: true }).click()
    await panel.getByRole('button', { name: 'Hacer el descuento' }).click()
    await expect(panel.getByText('Escribe por qué se descuenta, con al menos 5 letras.')).toBeVisible()
    await panel.getByLabel('¿Por qué se descuenta?').fill('Tardamos en entregarla')
    await expectReachableByEveryone(page)
    await panel.getByRole('button', { name: 'Hacer el descuento' }).click()
    await expect(
      page.getByText('Descuento de $80.00 MXN hecho. $80.00 MXN quedaron a su favor.'),
    ).toBeVisible()
    await expect(panel.getByText('Descuento: Tardamos en entregarla')).toBeVisible()
    const account = await desk.request('get', `/serviceBookings/${id}/payments`)
    expect(account).toMatchObject({
      totalCentavos: totalCentavos - 80_00,
      leftCentavos: 0,
      overpaidCentavos: 0,
    })
    await desk.close()
  },
)
