import type { Page } from '@playwright/test'
import { settlementOf } from '@rumi/contract'
import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs, tokenOf } from '../support/people.ts'

const today = () => new Intl.DateTimeFormat('sv', { timeZone: 'America/Mexico_City' }).format(new Date())
const written = (centavos: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(centavos / 100)

type Order = { _id: string; number: number; totalCentavos: number }

/** An order that waits for its transfer. */
async function orderByTransfer(page: Page) {
  const token = await tokenOf(page.request, 'ana')
  const made = await page.request.post('/api/orders', {
    headers: { authorization: `Bearer ${token}` },
    data: { items: [{ productId: 1, quantity: 3 }], delivery: 'pickup', payment: 'spei' },
  })
  const { data } = (await made.json()) as { data: { order: Order } }
  return data.order
}

/** One that its owner gave up before its transfer came. */
async function endedOrder(page: Page) {
  const order = await orderByTransfer(page)
  const headers = { authorization: `Bearer ${await tokenOf(page.request, 'ana')}` }
  const data = { status: 'cancelled' }
  expect((await page.request.patch(`/api/orders/${order._id}`, { headers, data })).status()).toBe(200)
  return order
}

/** A statement as a bank writes it, in its own encoding and with the latest movement first. */
function statement(order: Order, ended: Order) {
  const [year, month, date] = today().split('-')
  const day = `${date}/${month}/${year}`
  const rows = [
    `${day},SPEI RECIBIDO PEDIDO ${ended.number},,"${written(ended.totalCentavos)}",`,
    `${day},"SPEI RECIBIDO ANA, PEDIDO ${order.number}",,"${written(order.totalCentavos)}","7,654.33"`,
    `${day},COMISIÓN POR MANEJO,"1,234.57",,"7,500.00"`,
    `${day},RENTA DEL LOCAL,"12,345.67",,"8,734.57"`,
    `${day},PAPELERÍA DEL CENTRO,"116.00",,"21,080.24"`,
  ]
  return Buffer.from(`Día,Concepto / Referencia,Cargo,Abono,Saldo\r\n${rows.join('\r\n')}\r\n`, 'latin1')
}

/** Writes an entry that took money out of the bank. */
async function spend(page: Page, what: string, pesos: string) {
  await page.goto('/oficina/contabilidad/polizas/nueva')
  await page.getByLabel('Concepto').fill(what)
  const lines = page.getByRole('group')
  await lines.nth(0).getByLabel('Cuenta').selectOption({ label: '601.84 Gastos generales' })
  await lines.nth(0).getByLabel('Cargo').fill(pesos)
  await lines.nth(1).getByLabel('Cuenta').selectOption({ label: '102.01 Bancos' })
  await lines.nth(1).getByLabel('Abono').fill(pesos)
  await page.getByRole('button', { name: 'Registrar' }).click()
  await expect(page.getByRole('heading', { name: /^Póliza \d+$/ })).toBeVisible()
}

test('a statement of the bank is imported, its order paid, and what is the same money matched @long', async ({
  page,
}) => {
  const [order, ended] = [await orderByTransfer(page), await endedOrder(page)]
  await loginAs(page, 'conta')
  await spend(page, 'Renta', '12,345.67')
  await spend(page, 'Comisión, primera parte', '1,000.00')
  await spend(page, 'Comisión, segunda parte', '234.57')

  await page.goto('/oficina/contabilidad/conciliacion')
  await expect(page.getByText('Todavía no hay movimientos del banco en estas fechas')).toBeVisible()
  const file = { name: 'movimientos.csv', mimeType: 'text/csv', buffer: statement(order, ended) }
  const picker = page.getByLabel('Importar estado de cuenta')
  await picker.setInputFiles({ ...file, buffer: Buffer.from('Nombre,Correo\nAna,ana@x.mx\n') })
  await expect(page.getByRole('alert')).toContainText('No encontramos las columnas.')
  await picker.setInputFiles(file)
  await expect(page.getByText('Entraron 5 movimientos.')).toBeVisible()
  await picker.setInputFiles(file)
  await expect(page.getByText('Entraron 0 movimientos. 5 ya estaban.')).toBeVisible()
  await expectReachableByEveryone(page)

  await page.getByRole('button', { name: /^Marcar pagado: Pedido \d+, Ana/ }).click()
  await expect(page.getByText(`Pagado: Pedido ${order.number}.`)).toBeVisible()
  await expect(page.getByText('El pedido ya se había cancelado')).toBeVisible()

  const onlyInBank = page.getByRole('radiogroup', { name: 'Solo en el banco' })
  await page.getByRole('button', { name: `No es: SPEI RECIBIDO PEDIDO ${ended.number},` }).click()
  await expect(onlyInBank.getByRole('radio', { name: `PEDIDO ${ended.number} ` })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Transferencias por registrar' })).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: /^Dejar a favor: Pedido \d+, Ana/ }).click()
  await expect(page.getByText(`A favor: lo que llegó por Pedido ${ended.number}.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Transferencias por registrar' })).toHaveCount(0)

  const proposed = page.getByRole('table', { name: 'Parecen lo mismo' })
  await expect(proposed.getByText('RENTA DEL LOCAL')).toBeVisible()
  await expect(proposed.getByText('único con ese importe')).toBeVisible()
  await page.getByRole('button', { name: /^Conciliar: RENTA DEL LOCAL/ }).click()
  await expect(proposed).toHaveCount(0)

  await onlyInBank.getByText('COMISIÓN POR MANEJO').click()
  const books = page.getByRole('group', { name: 'Solo en los libros' })
  await books.getByText('Comisión, primera parte').click()
  await expect(page.getByText('Faltan −$234.57 MXN.')).toBeVisible()
  await books.getByText('Comisión, segunda parte').click()
  await expect(page.getByText('Suman lo mismo.', { exact: true })).toBeVisible()
  await expectReachableByEveryone(page)
  await page.getByRole('button', { name: 'Conciliar', exact: true }).click()
  await expect(page.getByText('Conciliados (4)')).toBeVisible()

  await onlyInBank.getByText('PAPELERÍA DEL CENTRO').click()
  await page.getByRole('link', { name: 'Registrar gasto' }).click()
  await expect(page.getByText(/^Pagado desde el banco: PAPELERÍA DEL CENTRO, \$116\.00/)).toBeVisible()
  await expect(page.getByLabel('Importe sin IVA')).toHaveValue('100')
  await page.getByLabel('Quién vendió').fill('Papelería del Centro')
  await page.getByLabel('RFC de quien vendió').fill('PCE010101AB1')
  await page.getByLabel('Cuenta').selectOption({ label: '601.84 Gastos generales' })
  await expectReachableByEveryone(page)
  await page.getByRole('button', { name: 'Registrar gasto' }).click()
  await expect(page.getByRole('heading', { name: 'Banco' })).toBeVisible()
  // Families of the demo may have paid by card today, of which this statement knows nothing.
  await expect(page.getByText('Nada más en el banco.')).toBeVisible()
  await expect(books.getByText(/Renta|Comisión|Papelería|Pedido/)).toHaveCount(0)

  await test.step('a deposit of a terminal settles its payment, less the commission', async () => {
    await page.getByRole('button', { name: 'Agregar terminal' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nombre').fill('Clip')
    await dialog.getByLabel('Comisión en por ciento').fill('3.6')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Agregada.', { exact: true })).toBeVisible()
    const desk = await openDesk()
    const [{ id: productId, priceCentavos }] = (await desk.request('get', '/products')).products
    await desk.request('post', '/counterSales', {
      items: [{ productId, quantity: 1 }],
      payments: [{ method: 'card', amountCentavos: priceCentavos }],
    })
    await page.reload()
    const { netCentavos } = settlementOf(priceCentavos, { commissionBasisPoints: 360, ivaPercent: 16 })
    const [year, month, date] = today().split('-')
    const row = `${date}/${month}/${year},LIQUIDACION TPV,,"${written(netCentavos)}",`
    const buffer = Buffer.from(`Día,Concepto,Cargo,Abono,Saldo\n${row}\n`)
    await picker.setInputFiles({ name: 'terminal.csv', mimeType: 'text/csv', buffer })
    await onlyInBank.getByText('LIQUIDACION TPV').click()
    await page.getByRole('button', { name: 'Es de una terminal' }).click()
    await expect(dialog.getByText('$0.00 MXN', { exact: true })).toBeVisible()
    await expectReachableByEveryone(page)
    await dialog.getByRole('button', { name: 'Conciliar depósito' }).click()
    await expect(page.getByText('Conciliado el depósito.')).toBeVisible()
  })

  await page.getByText('Conciliados (6)').click()
  await expectReachableByEveryone(page)
  await page.getByRole('button', { name: /^Separar: RENTA DEL LOCAL/ }).click()
  await expect(proposed.getByText('RENTA DEL LOCAL')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar: movimientos.csv' }).click()
  await page.getByRole('button', { name: 'Sí, quitarlo' }).click()
  await expect(page.getByRole('alert')).toContainText('Ese archivo tiene movimientos conciliados.')
})
