import type { Page } from '@playwright/test'
import { taxData } from '../../support/documents/tax-data.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { changeSettings, putSettingsBack } from '../support/change-settings.ts'
import { expect, test } from '../support/journey.ts'
import { paidOrder } from '../support/paid-order.ts'
import { bearerOf, loginAs } from '../support/people.ts'

const invoice = {
  rfc: 'VECJ880326XX1',
  legalName: 'Luis Herrera Cano',
  taxRegime: '612',
  postalCode: '06700',
  cfdiUse: 'G03',
}

async function setInvoiceData(page: Page, kept: typeof invoice | null) {
  const headers = await bearerOf(page.request, 'luis')
  const { data } = await (await page.request.get('/api/auth/me', { headers })).json()
  const answer = await page.request.put(`/api/users/${data.user._id}`, { headers, data: { invoice: kept } })
  expect(answer.status()).toBe(200)
}

/** The payment of an order, and what part of it goes back. */
async function paymentOf(page: Page, orderId: string): Promise<string> {
  const headers = await bearerOf(page.request, 'marta')
  const found = await page.request.get(`/api/payments?orderId=${orderId}`, { headers })
  return (await found.json()).data.payments.at(-1).id
}

const downloaded = async (page: Page, press: () => Promise<void>) => {
  const saving = page.waitForEvent('download')
  await press()
  return (await saving).suggestedFilename()
}

test.afterEach(async ({ page }) => {
  await putSettingsBack(page)
  await setInvoiceData(page, null)
})

test(
  'an owner invoices what they paid, the desk credits what went back of it, and both are there to take along',
  { tag: ['@also-phone', '@long'] },
  async ({ page }) => {
    await changeSettings(page, taxData)
    const { _id } = await paidOrder(page)
    await loginAs(page, 'luis')
    await page.goto(`/mi-cuenta/pedidos/${_id}`)
    await expect(
      page.getByText('Para pedirla, escribe primero tus datos de factura en tu perfil.'),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Escribir mis datos de factura' })).toBeVisible()
    await expectReachableByEveryone(page)

    await setInvoiceData(page, invoice)
    await page.reload()
    await expect(page.getByText(/^Sale a nombre de Luis Herrera Cano, VECJ880326XX1\./)).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Pedir factura' }).click()
    await expect(page.getByText('Timbrada', { exact: true })).toBeVisible()
    const take = page.getByRole('button', { name: 'Descargar factura (XML)' })
    expect(await downloaded(page, () => take.click())).toMatch(/^[\da-f-]{36}\.xml$/)
    const print = page.getByRole('button', { name: 'Descargar factura (PDF)' })
    expect(await downloaded(page, () => print.click())).toMatch(/^[\da-f-]{36}\.pdf$/)
    await expectReachableByEveryone(page)

    const payment = await paymentOf(page, _id)
    await loginAs(page, 'marta')
    await page.goto(`/oficina/pagos/${payment}`)
    await expect(page.getByRole('list', { name: 'Timbres: pedido' }).getByText('Timbrada')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancelar factura' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Devolver', exact: true }).click()
    const refund = page.getByRole('dialog')
    await refund.getByLabel('Importe en pesos').fill('10')
    await refund.getByLabel('¿Por qué?').fill('Venía rota')
    await refund.getByRole('button', { name: /^Devolver \$/ }).click()
    await expect(page.getByRole('heading', { name: 'Notas de crédito' })).toBeVisible()
    await expectReachableByEveryone(page)
    const ofRefund = 'devolución de $10.00 MXN'
    const press = () => page.getByRole('button', { name: `Timbrar y descargar: ${ofRefund}` }).click()
    expect(await downloaded(page, press)).toMatch(/^[\da-f-]{36}\.xml$/)
    await expect(page.getByRole('list', { name: `Timbres: ${ofRefund}` }).getByText('Timbrada')).toBeVisible()
    await expectReachableByEveryone(page)

    await loginAs(page, 'luis')
    await page.goto(`/mi-cuenta/pedidos/${_id}`)
    const note = page.getByRole('button', { name: 'Descargar nota (XML): Devolución de $10.00 MXN' })
    expect(await downloaded(page, () => note.click())).toMatch(/^[\da-f-]{36}\.xml$/)
    await expectReachableByEveryone(page)
  },
)

test(
  'a receipt is invoiced from the office and found among the invoices of the books',
  { tag: ['@also-phone', '@long'] },
  async ({ page }) => {
    await changeSettings(page, taxData)
    await setInvoiceData(page, invoice)
    const { _id, number } = await paidOrder(page)
    const payment = await paymentOf(page, _id)
    await loginAs(page, 'conta')
    await page.goto(`/oficina/pagos/${payment}`)
    await expect(page.getByText('VECJ880326XX1, Luis Herrera Cano')).toBeVisible()
    await expect(page.getByText('PUE, en una sola exhibición; 04 Tarjeta de crédito')).toBeVisible()
    await expectReachableByEveryone(page)
    const press = () => page.getByRole('button', { name: 'Timbrar y descargar: pedido' }).click()
    expect(await downloaded(page, press)).toMatch(/^[\da-f-]{36}\.xml$/)

    await page.goto('/oficina/contabilidad/facturas?estado=valid')
    const line = page.getByText(`Pedido ${number}`, { exact: true })
    await expect(line).toBeVisible()
    await expectReachableByEveryone(page)
    await line.click()
    await expect(page.getByRole('heading', { name: `Pedido ${number}` })).toBeVisible()
    await expect(
      page.getByRole('list', { name: `Timbres: pedido ${number}` }).getByText('Timbrada'),
    ).toBeVisible()
  },
)
