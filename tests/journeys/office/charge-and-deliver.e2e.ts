import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { countTaps } from '../support/count-taps.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

/** A dog of a family of its own that is in the house, with its price not paid. */
async function dogInHouse(desk: Awaited<ReturnType<typeof openDesk>>, name: string, day: string) {
  const { clientId, dogId } = await desk.family(name)
  const booked = await desk.book('Guardería', dogId, { start: day, end: day })
  await desk.request('put', `/serviceBookings/${booked.id}`, { status: 'checked-in' })
  return { clientId, dogId, ...booked }
}

test(
  'a family is charged and its dog delivered within three clicks; a part is returned, a wrong method corrected',
  { tag: '@also-phone' },
  async ({ page, openToday }, { project }) => {
    const desk = await openDesk()
    const name = `Cobrada ${project.name}`
    const reference = `SPEI 7788 ${project.name}`
    const { clientId, totalCentavos } = await dogInHouse(desk, name, openToday)
    await loginAs(page, 'marta')
    await page.goto('/oficina')
    const row = page.getByRole('listitem', { name })
    await expect(row).toBeVisible()
    const taps = await countTaps(page)
    const sheet = page.getByRole('dialog', { name: `Cobrar y entregar a ${name}` })
    const done = page.getByRole('dialog', { name: `Salida registrada: ${name}` })

    await test.step('one sheet, one button', async () => {
      await row.getByRole('button', { name: 'Cobrar y entregar' }).click()
      await expect(sheet.getByRole('checkbox')).toBeChecked()
      await expect(sheet.getByRole('radio', { name: 'Efectivo' })).toBeChecked()
      await expectReachableByEveryone(page)
      await sheet.getByRole('button', { name: /^Cobrar .* y entregar$/ }).click()
      await expect(done.getByText(/^Cobrado: /)).toBeVisible()
      expect(await taps(), 'from the board to the street').toBeLessThanOrEqual(3)
      await expectReachableByEveryone(page)
    })
    const { due } = await desk.request('get', `/dues/${clientId}`)
    expect(due.lines).toEqual([])

    await test.step('its receipt returns a part, and says by which way', async () => {
      await done.getByRole('link', { name: /^Recibo de / }).click()
      await expect(page.getByRole('heading', { name: 'Recibo de pago' })).toBeVisible()
      await expect(page.getByText(name).first()).toBeVisible()
      await expectReachableByEveryone(page)
      await page.getByRole('button', { name: 'Devolver' }).click()
      const refund = page.getByRole('dialog', { name: 'Devolver de este pago' })
      await expect(refund.getByText('Como se pagó: efectivo.')).toBeVisible()
      await refund.getByLabel('Importe en pesos').fill('999999')
      await refund.getByLabel('¿Por qué?').fill('Se fue antes')
      await refund.getByRole('button', { name: /^Devolver \$/ }).press('Enter')
      await expect(refund.getByText(/se puede devolver a lo más/)).toBeVisible()
      await refund.getByLabel('Importe en pesos').fill('50')
      await expect(refund.getByLabel('Baja lo mismo: no se vuelve a cobrar')).toBeChecked()
      await expectReachableByEveryone(page)
      await refund.getByRole('button', { name: 'Devolver $50.00 MXN' }).click()
      await expect(page.getByText('Anotada la devolución de $50.00 MXN.')).toBeVisible()
      await expect(page.getByRole('link', { name: /^Devolución, efectivo/ })).toBeVisible()
      await expect(page.getByText('Se fue antes')).toBeVisible()
      const { due: after } = await desk.request('get', `/dues/${clientId}`)
      expect(after.lines).toEqual([])
    })

    await test.step('another is paid by a wrong method and with a wrong tip', async () => {
      const other = `Corregida ${project.name}`
      const booked = await dogInHouse(desk, other, openToday)
      const { payment } = await desk.request('post', '/payments', {
        target: { bookingId: booked.id },
        method: 'card',
        amountCentavos: totalCentavos,
        tipCentavos: 500_00,
      })
      await page.goto(`/oficina/pagos/${payment.id}`)
      await expect(page.getByRole('heading', { name: 'Recibo de pago' })).toBeVisible()
    })

    await test.step('a tip that was typed wrong is corrected', async () => {
      await page.getByRole('button', { name: 'Corregir forma de pago o propina' }).click()
      const tip = page.getByRole('dialog', { name: 'Corregir la forma de pago o la propina' })
      await expect(tip.getByLabel('Propina en pesos')).toHaveValue('500')
      await tip.getByLabel('Propina en pesos').fill('cincuenta')
      await tip.getByRole('button', { name: 'Corregir' }).click()
      await expect(tip.getByText('Escribe un importe como 350 o 350.50.')).toBeVisible()
      await tip.getByLabel('Propina en pesos').fill('50')
      await expectReachableByEveryone(page)
      await tip.getByRole('button', { name: 'Corregir' }).click()
      await expect(page.getByText('Corregida la propina: $50.00 MXN.')).toBeVisible()
    })

    await test.step('and so is the method', async () => {
      await page.getByRole('button', { name: 'Corregir forma de pago o propina' }).click()
      const correct = page.getByRole('dialog', { name: 'Corregir la forma de pago o la propina' })
      await expect(correct.getByRole('radio', { name: 'Tarjeta de crédito' })).toBeChecked()
      await correct.getByRole('button', { name: 'Corregir' }).click()
      await expect(correct.getByText('Elige otra forma de pago o escribe otra propina.')).toBeVisible()
      await expect(correct.getByRole('radio', { name: 'Tarjeta de crédito' })).toBeFocused()
      await correct.getByText('Transferencia', { exact: true }).click()
      await correct.getByLabel('Referencia').fill(reference)
      await expectReachableByEveryone(page)
      await correct.getByRole('button', { name: 'Corregir' }).click()
      await expect(page.getByText('Corregido: transferencia.')).toBeVisible()
      await expect(page.getByText(reference)).toBeVisible()
    })

    await test.step('all of it stands in the list, found by words and summed', async () => {
      await page.goto('/oficina/pagos')
      await page.getByRole('searchbox', { name: 'Buscar cliente, referencia o monto' }).fill(reference)
      await expect(page.getByRole('table').getByRole('button')).toHaveCount(1)
      await expect(page.getByRole('region', { name: 'Suma de lo que se muestra' })).toContainText(
        'Transferencia',
      )
      await expectReachableByEveryone(page)
      await page.getByRole('table').getByRole('button').click()
      await expect(page.getByRole('heading', { name: 'Recibo de pago' })).toBeVisible()
    })
    await desk.close()
  },
)

test('several things, a tip and two ways of paying are one charge; what is refused loses nothing @long', async ({
  page,
  openToday,
}) => {
  const desk = await openDesk()
  const name = 'Mixta'
  const { clientId, id, totalCentavos } = await dogInHouse(desk, name, openToday)
  const { pass } = await desk.request('post', '/passes', { kind: 'training-5', ownerId: clientId })
  await desk.request('post', '/payments', {
    kind: 'credit',
    clientId,
    method: 'credit',
    amountCentavos: 100_00,
    reason: 'Esperó una hora',
  })
  await loginAs(page, 'marta')
  await page.goto('/oficina')
  const row = page.getByRole('listitem', { name })
  await row.getByRole('button', { name: 'Cobrar y entregar' }).click()
  const sheet = page.getByRole('dialog', { name: `Cobrar y entregar a ${name}` })
  await expect(sheet.getByRole('checkbox', { name: /^Pase: / })).toBeChecked()
  await sheet.getByRole('checkbox', { name: /^Pase: / }).uncheck()
  await sheet.getByText('10 %', { exact: true }).click()
  await expect(sheet.getByText(/^Propina: /)).toBeVisible()
  await sheet.getByRole('checkbox', { name: /saldo a favor/ }).check()
  await sheet.getByRole('button', { name: 'Dividir el pago' }).click()
  await sheet.getByLabel('Importe en pesos').fill('50')
  await sheet.getByLabel('Referencia').fill('Terminal 2')
  await sheet.getByLabel('Recibido en pesos').fill('5000')
  await expect(sheet.getByText(/^Cambio: /)).toBeVisible()
  await expectReachableByEveryone(page)

  // A colleague takes a part of it meanwhile.
  await desk.request('post', '/payments', {
    target: { bookingId: id },
    method: 'card',
    amountCentavos: 20_00,
  })
  await sheet.getByRole('button', { name: /^Cobrar .* y entregar$/ }).click()
  await expect(sheet.getByRole('alert')).toContainText('Es más de lo que falta por pagar.')
  await expect(sheet.getByRole('alert')).toBeInViewport()
  await expect(sheet.getByLabel('Referencia')).toHaveValue('Terminal 2')
  await sheet.getByRole('button', { name: /^Cobrar .* y entregar$/ }).click()
  const done = page.getByRole('dialog', { name: `Salida registrada: ${name}` })
  await expect(done.getByRole('link', { name: /^Recibo de / })).toHaveCount(1)
  await expect(done.getByText(/^Cambio: /)).toBeVisible()

  const { payments } = await desk.request('get', `/payments?bookingId=${id}`)
  const sum = (of: 'amountCentavos' | 'tipCentavos') =>
    payments.reduce((total: number, payment: Record<string, number>) => total + payment[of]!, 0)
  expect(sum('amountCentavos')).toBe(totalCentavos)
  expect(sum('tipCentavos')).toBe(Math.round((totalCentavos - 20_00) / 10))
  const { due } = await desk.request('get', `/dues/${clientId}`)
  expect(due.lines.map(({ target }: { target: object }) => target)).toEqual([{ passId: pass.id }])
  await desk.close()
})

test('a check-out that is refused charges nothing, states why, and keeps what was entered @long', async ({
  page,
  openToday,
}) => {
  const desk = await openDesk()
  const name = 'Detenida'
  const { id, totalCentavos } = await dogInHouse(desk, name, openToday)
  const paymentsOf = async (bookingId: string) => {
    const { payments } = await desk.request('get', `/payments?bookingId=${bookingId}`)
    return payments.map(({ amountCentavos }: { amountCentavos: number }) => amountCentavos)
  }
  await loginAs(page, 'marta')
  await page.goto('/oficina')
  await page.getByRole('listitem', { name }).getByRole('button', { name: 'Cobrar y entregar' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('10 %', { exact: true }).click()
  await desk.request('put', `/serviceBookings/${id}`, { notes: 'Se lleva su cobija' })
  const submit = sheet.getByRole('button', { name: /^Cobrar .* y entregar$/ })
  await submit.click()
  await expect(sheet.getByRole('alert')).toContainText(`Alguien acaba de cambiar lo de ${name}.`)
  await expect(sheet.getByRole('alert')).toContainText('No se cobró nada')
  expect(await paymentsOf(id)).toEqual([])
  await expect(sheet.getByRole('radio', { name: '10 %' })).toBeChecked()
  await expectReachableByEveryone(page)
  await submit.click()
  await expect(page.getByRole('heading', { name: `Salida registrada: ${name}` })).toBeVisible()
  expect(await paymentsOf(id)).toEqual([totalCentavos])

  const gone = 'Entregada'
  const other = await dogInHouse(desk, gone, openToday)
  await page.goto('/oficina')
  await page.getByRole('listitem', { name: gone }).getByRole('button', { name: 'Cobrar y entregar' }).click()
  await desk.request('put', `/serviceBookings/${other.id}`, { status: 'checked-out' })
  await submit.click()
  await expect(sheet.getByRole('alert')).toHaveText('Su salida ya está registrada. No se cobró nada.')
  await expect(submit).toHaveCount(0)
  expect(await paymentsOf(other.id)).toEqual([])
  await desk.close()
})
