import { taxData } from '../../support/documents/tax-data.ts'
import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { changeSettings, putSettingsBack } from '../support/change-settings.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

const invoice = {
  rfc: 'VECJ880326XX1',
  legalName: 'Familia de Parcialidades',
  taxRegime: '612',
  postalCode: '06700',
  cfdiUse: 'G03',
}

test.afterEach(async ({ page }) => {
  await putSettingsBack(page)
})

test(
  'a stay that is paid in parts is invoiced PPD, each part has its complement, and one that went back says what to do',
  { tag: ['@also-phone', '@long'] },
  async ({ page, openToday }, { project }) => {
    await changeSettings(page, taxData)
    const desk = await openDesk()
    const { clientId, dogId } = await desk.family(`Parcial ${project.name}`)
    await desk.request('put', `/users/${clientId}`, { invoice })
    const { id, totalCentavos } = await desk.book('Guardería', dogId, { start: openToday, end: openToday })
    await desk.request('put', `/serviceBookings/${id}`, { status: 'checked-in' })
    const pay = (amountCentavos: number) =>
      desk.request('post', '/payments', { target: { bookingId: id }, method: 'cash', amountCentavos })
    const first = await pay(101_00)
    await loginAs(page, 'conta')
    await page.goto(`/oficina/pagos/${first.payment.id}`)
    await expect(page.getByText('PPD, en parcialidades o diferido; 99 Por definir')).toBeVisible()
    const stampOf = (what: string) => page.getByRole('button', { name: `Timbrar y descargar: ${what}` })
    await stampOf('reserva').click()
    await expect(page.getByRole('heading', { name: 'Complementos de pago' })).toBeVisible()
    await expect(page.getByText(/^Parcialidad 1, por \$101\.00 MXN\. Después faltan /)).toBeVisible()
    await expectReachableByEveryone(page)
    await stampOf('pago de $101.00 MXN').click()
    const stamps = page.getByRole('list', { name: 'Timbres: pago de $101.00 MXN' })
    await expect(stamps.getByText('Timbrada')).toBeVisible()

    await pay(totalCentavos - 101_00)
    await page.reload()
    await expect(page.getByText(/^Parcialidad 2, por .* Después faltan \$0\.00 MXN\.$/)).toBeVisible()

    await desk.request('post', `/payments/${first.payment.id}/refunds`, {
      amountCentavos: 1_00,
      reason: 'Se cobró de más',
    })
    await page.reload()
    await expect(page.getByText(/^De este pago se devolvieron \$1\.00 MXN\./)).toBeVisible()
    await expectReachableByEveryone(page)
    await stamps.getByRole('button', { name: 'Cancelar complemento' }).click()
    const cancelling = page.getByRole('dialog')
    await expect(cancelling.getByText('Tiene errores y no la sustituye otra (02)')).toBeVisible()
    await expect(cancelling.getByText(/\(0[14]\)$/)).toHaveCount(0)
    await expectReachableByEveryone(page)
    await cancelling.getByRole('button', { name: 'Sí, cancelar el complemento' }).click()
    await expect(stamps.getByText('Cancelada')).toBeVisible()
    await expect(page.getByText(/^Parcialidad 1, por \$100\.00 MXN\. Después faltan /)).toBeVisible()

    await page.goto('/oficina/contabilidad/facturas?estado=cancelled')
    await expect(page.getByText(/^Complemento de pago CP-\d+$/).first()).toBeVisible()
    await expectReachableByEveryone(page)
    await desk.close()
  },
)
