import { taxData } from '../../support/documents/tax-data.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { changeSettings, putSettingsBack } from '../support/change-settings.ts'
import { expect, test } from '../support/journey.ts'
import { paidOrder } from '../support/paid-order.ts'
import { loginAs } from '../support/people.ts'

test.afterEach(async ({ page }) => {
  await putSettingsBack(page)
})

test(
  'public sales are invoiced in one, found again, and released when it is cancelled',
  { tag: ['@also-phone', '@long'] },
  async ({ page }) => {
    await changeSettings(page, taxData)
    const { _id, number } = await paidOrder(page)
    await loginAs(page, 'conta')
    await page.goto('/oficina/contabilidad/facturas')
    await page.getByRole('button', { name: 'Factura global' }).click()
    const dialog = page.getByRole('dialog', { name: 'Factura global' })
    await dialog.getByText('Día', { exact: true }).click()
    await expect(dialog.getByRole('heading', { name: /^Lo que falta facturar del / })).toBeVisible()
    await expect(dialog.getByText('Ventas', { exact: true })).toBeVisible()
    await expectReachableByEveryone(page)
    await dialog.getByRole('button', { name: 'Timbrar factura global' }).click()

    await expect(page.getByRole('heading', { level: 1, name: /^Factura global del / })).toBeVisible()
    await expect(page.getByText('Timbrada', { exact: true })).toBeVisible()
    await expectReachableByEveryone(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Descargar XML: / }).click()
    expect((await saving).suggestedFilename()).toMatch(/^[\da-f-]{36}\.xml$/)
    await page.getByText(`P-${number}`, { exact: true }).click()
    await expect(page.getByRole('heading', { name: `Pedido ${number}` })).toBeVisible()
    await expect(page.getByText(/^Esa venta ya está en la factura global del /)).toBeVisible()
    await expectReachableByEveryone(page)

    await loginAs(page, 'luis')
    await page.goto(`/mi-cuenta/pedidos/${_id}`)
    await expect(page.getByText(/^Ya salió en la factura global del /)).toBeVisible()
    await expectReachableByEveryone(page)

    await loginAs(page, 'conta')
    await page.goto(`/oficina/pedidos/${_id}`)
    await page.getByRole('link', { name: 'Ver factura global' }).click()
    await page.getByRole('button', { name: 'Cancelar factura' }).click()
    const cancelling = page.getByRole('dialog')
    await cancelling.getByText('Una de sus ventas se factura aparte (04)').click()
    await cancelling.getByRole('button', { name: 'Sí, cancelar la factura' }).click()
    await expect(page.getByText('Cancelada', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Ya no está vigente: /)).toBeVisible()
  },
)
