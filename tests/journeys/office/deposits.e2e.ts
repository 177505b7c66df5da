import { taxData } from '../../support/documents/tax-data.ts'
import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { changeSettings, putSettingsBack } from '../support/change-settings.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

const invoice = {
  rfc: 'VECJ880326XX1',
  legalName: 'Familia de Anticipos',
  taxRegime: '612',
  postalCode: '06700',
  cfdiUse: 'G03',
}

test.afterEach(async ({ page }) => {
  await putSettingsBack(page)
})

test(
  'a deposit is invoiced, and the invoice of the visit applies it by an egreso',
  { tag: ['@also-phone', '@long'] },
  async ({ page, openToday }, { project }) => {
    await changeSettings(page, taxData)
    const desk = await openDesk()
    const { clientId, dogId } = await desk.family(`Anticipo ${project.name}`)
    await desk.request('put', `/users/${clientId}`, { invoice })
    const { id, totalCentavos } = await desk.book('Guardería', dogId, { start: openToday, end: openToday })
    const pay = (amountCentavos: number) =>
      desk.request('post', '/payments', { target: { bookingId: id }, method: 'transfer', amountCentavos })
    const first = await pay(101_00)
    await loginAs(page, 'conta')
    await page.goto(`/oficina/pagos/${first.payment.id}`)
    await expect(page.getByRole('heading', { name: 'Anticipos' })).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Facturar anticipo: anticipo de $101.00 MXN' }).click()
    const stamps = page.getByRole('list', { name: 'Timbres: anticipo de $101.00 MXN' })
    await expect(stamps.getByText('Timbrada')).toBeVisible()

    await pay(totalCentavos - 101_00)
    await page.reload()
    await page.getByRole('button', { name: 'Timbrar y descargar: reserva' }).click()
    const egreso = page.getByRole('list', { name: 'Timbres: egreso de $101.00 MXN' })
    await expect(egreso.getByText('Timbrada')).toBeVisible()
    await expectReachableByEveryone(page)
    await stamps.getByRole('button', { name: 'Cancelar anticipo' }).click()
    const cancelling = page.getByRole('dialog')
    await cancelling.getByRole('button', { name: 'Sí, cancelar el anticipo' }).click()
    await expect(cancelling.getByText(/^La factura de la venta ya aplica ese anticipo\./)).toBeVisible()

    await page.goto('/oficina/contabilidad/facturas')
    await expect(page.getByText(/^Egreso de anticipo NC-\d+$/).first()).toBeVisible()
    await expect(page.getByText(/^Anticipo FAC-\d+$/).first()).toBeVisible()
    await expectReachableByEveryone(page)
    await desk.close()
  },
)
