import { openDesk } from '../support/at-the-desk.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test('a second user at a till sees the step of the first one', { tag: '@long' }, async ({ page }) => {
  const desk = await openDesk()
  const openTill = async () =>
    (await desk.request('post', '/cashDays', { till: 'Mostrador', floatCentavos: 1_000_00 })).cashDay
  const closeTill = async (id: string) => {
    const counts = [{ denominationCentavos: 1_000_00, pieces: 1 }]
    await desk.request('patch', `/cashDays/${id}`, { counts, status: 'closed', differenceReason: 'Prueba' })
  }
  await loginAs(page, 'marta')
  const till = page.getByRole('region', { name: 'Mostrador' })

  await page.goto('/oficina/caja')
  await page.getByLabel('Fondo en pesos').fill('500')
  const { id } = await openTill()

  await test.step('a user who opens a till after a colleague sees it with its float', async () => {
    await page.getByRole('button', { name: 'Abrir caja' }).click()
    await expect(till.getByText(/Fondo: \$1,000\.00 MXN/)).toBeVisible()
    await expect(page.getByText('La caja «Mostrador» ya está abierta.', { exact: false })).toBeVisible()
  })

  await test.step('a user who takes cash out of a closed till sees that nothing was recorded', async () => {
    await till.getByText('Entrada o salida de efectivo').click()
    await till.getByLabel('Importe en pesos').fill('20')
    await till.getByLabel('¿Para qué?').fill('Garrafón')
    await closeTill(id)
    await till.getByRole('button', { name: 'Anotar' }).click()
    await expect(till).toBeHidden()
    await expect(page.getByText(/^La caja «Mostrador» ya se cerró y esto no se anotó\./)).toBeVisible()
  })
  await test.step('a user who charges cash after the till was closed sees a warning', async () => {
    const another = await openTill()
    const [product] = (await desk.request('get', '/products')).products
    await page.goto('/oficina/venta')
    const tills = ['open', 'counted'].map((status) =>
      page.waitForResponse((answer) => answer.url().includes(`/api/cashDays?status=${status}`)),
    )
    await page.getByRole('searchbox').fill(product.name)
    await page.getByRole('button', { name: `Agregar ${product.name}` }).click()
    await Promise.all(tills)
    await expect(page.getByText('no pasa por ninguna caja', { exact: false })).toBeHidden()
    await closeTill(another.id)
    await page.getByRole('button', { name: /^Cobrar/ }).click()
    await expect(page.getByText(/^Cobrado/)).toBeVisible()
    await expect(page.getByText(/^Este efectivo no pasó por ninguna caja/)).toBeVisible()
  })
  await desk.close()
})
