import type { Page } from '@playwright/test'
import { sealedXml } from '../../support/documents/sealed-xml.ts'
import { taxData } from '../../support/documents/tax-data.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { changeSettings, putSettingsBack, withoutTaxData } from '../support/change-settings.ts'
import { expect, test } from '../support/journey.ts'
import { paidOrder } from '../support/paid-order.ts'
import { bearerOf, loginAs } from '../support/people.ts'

test.afterEach(({ page }) => putSettingsBack(page))

const downloaded = async (page: Page, press: () => Promise<void>) => {
  const saving = page.waitForEvent('download')
  await press()
  return (await saving).suggestedFilename()
}

test(
  'the books of a month are exported for SAT once the business has its RFC @long',
  { tag: '@also-phone' },
  async ({ page }) => {
    await changeSettings(page, withoutTaxData)
    await loginAs(page, 'conta')
    await page.goto('/oficina/contabilidad/meses')
    const month = page.getByRole('list', { name: 'Meses' }).getByRole('listitem').first()
    const open = () => month.getByRole('button', { name: /^Para el SAT/ }).click()
    await open()
    const files = page.getByRole('dialog')
    const press = (name: string) => files.getByRole('button', { name: `Descargar: ${name}` }).click()
    await press('Catálogo de cuentas')
    await expect(files.getByText(/^Falta el RFC del negocio\./)).toBeVisible()
    await expectReachableByEveryone(page)

    await changeSettings(page, taxData)
    await loginAs(page, 'conta')
    await page.reload()
    await open()
    expect(await downloaded(page, () => press('Catálogo de cuentas'))).toMatch(/^LOM0402291A1\d{6}CT\.xml$/)
    await files.getByLabel('Por qué las pide').selectOption('DE')
    await files.getByLabel('Número de trámite').fill('12')
    await press('Pólizas del mes')
    await expect(files.getByText('Escribe el número de trámite como AB123456789012.')).toBeVisible()
    await expectReachableByEveryone(page)
  },
)

test(
  'an order is invoiced: its XML, its stamp, and its cancellation with a motive',
  { tag: ['@also-phone', '@long'] },
  async ({ page }) => {
    const { _id, number } = await paidOrder(page)
    await changeSettings(page, withoutTaxData)
    await loginAs(page, 'conta')
    await page.goto(`/oficina/pedidos/${_id}`)
    await expect(page.getByText(/^Falta el RFC y el régimen fiscal del negocio\./)).toBeVisible()
    await expectReachableByEveryone(page)

    await changeSettings(page, taxData)
    await loginAs(page, 'conta')
    await page.reload()
    await expect(page.getByText(/^Sin datos de factura, sale/)).toBeVisible()
    await expect(page.getByText('XAXX010101000, PUBLICO EN GENERAL')).toBeVisible()
    await expectReachableByEveryone(page)
    const ofIt = `: pedido ${number}`
    const button = (name: string) => page.getByRole('button', { name: `${name}${ofIt}`, exact: true })
    expect(await downloaded(page, () => button('Descargar XML').click())).toBe(
      `pedido-${number}-sin-timbrar.xml`,
    )
    expect(await downloaded(page, () => button('Timbrar y descargar').click())).toMatch(/^[\da-f-]{36}\.xml$/)
    const stamps = page.getByRole('list', { name: `Timbres${ofIt}` })
    await expect(stamps.getByText('Timbrada', { exact: true })).toBeVisible()
    await expect(button('Timbrar y descargar')).toHaveCount(0)
    await expectReachableByEveryone(page)

    const cancel = page.getByRole('button', { name: 'Cancelar factura', exact: true })
    await cancel.click()
    const question = page.getByRole('dialog', { name: `¿Cancelar la factura: pedido ${number}?` })
    await question.getByText('Tiene errores y sale otra en su lugar (01)').click()
    await expect(question.getByText('XAXX010101000, PUBLICO EN GENERAL')).toBeVisible()
    await expectReachableByEveryone(page)
    await question.getByRole('button', { name: 'Timbrar otra y cancelar esta' }).click()
    await expect(stamps.getByText('Cancelada', { exact: true })).toBeVisible()
    await expect(stamps.getByText('Sale en lugar de la anterior.')).toBeVisible()

    await cancel.click()
    await question.getByText('La venta no se hizo (03)').click()
    await question.getByRole('button', { name: 'Sí, cancelar la factura' }).click()
    await expect(stamps.getByText('Cancelada', { exact: true })).toHaveCount(2)
    await expect(button('Timbrar y descargar')).toBeVisible()

    const headers = await bearerOf(page.request, 'conta')
    const draft = await (await page.request.get(`/api/orders/${_id}/cfdi`, { headers })).text()
    const buffer = Buffer.from(sealedXml(draft))
    await loginAs(page, 'conta')
    await page.goto(`/oficina/pedidos/${_id}`)
    await page
      .getByLabel('Subir XML timbrado')
      .setInputFiles({ name: 'factura.xml', mimeType: 'application/xml', buffer })
    await expect(stamps.getByText('Se timbró con otro proveedor.')).toBeVisible()
    await expect(button('Timbrar y descargar')).toHaveCount(0)
    await expectReachableByEveryone(page)
  },
)
