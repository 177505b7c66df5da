import { addDays, firstOfMonth, formatPesos } from '@rumi/contract'
import { openDesk, today } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { bearerOf, loginAs } from '../support/people.ts'

const dayBefore = (days: number) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'America/Mexico_City' }).format(Date.now() - days * 86_400_000)

test('from the income statement to the dog: account, entry and booking, each one press away @long', async ({
  page,
}) => {
  await loginAs(page, 'conta')
  await page.goto('/oficina/contabilidad')
  await expect(page.getByRole('heading', { level: 1, name: 'El mes por cerrar' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Abrir Cierre' })).toBeVisible()
  await expect(page.getByText(/^En la cuenta 208\.01 hay \$.+; en los CFDI, \$/)).toBeVisible()
  await expectReachableByEveryone(page)
  await page.getByRole('link', { name: 'Abrir Impuestos y DIOT' }).click()
  await page.getByRole('button', { name: 'Ver pólizas: IVA cobrado' }).click()
  await expect(page.getByRole('table', { name: 'Pólizas: IVA cobrado' })).toBeVisible()
  await expectReachableByEveryone(page)
  await page.getByRole('link', { name: 'Ejercicios' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Ejercicio 20\d\d$/ }).first()).toBeVisible()
  await expectReachableByEveryone(page)
  await page.getByRole('link', { name: 'Por cerrar' }).click()
  await page.getByRole('link', { name: 'Abrir Balanza' }).click()
  await expect(page).toHaveURL(/\/balanza\?desde=\d{4}-\d\d-01&hasta=/)
  await page.getByRole('link', { name: 'Resultados' }).click()
  await expect(page).toHaveURL(/\/resultados/)
  // The past weeks of the demo are in the books day by day, some of them in the month before.
  await page.getByLabel('Desde').fill(dayBefore(40))
  await page.getByRole('link', { name: /^Movimientos de 401\.01\.\d+ Guardería$/ }).click()
  await expect(page.getByRole('heading', { name: /Guardería$/ })).toBeVisible()
  await page.getByRole('link', { name: /^\d+$/ }).first().click()
  await expect(page.getByRole('heading', { name: /^Póliza \d+$/ })).toBeVisible()
  await expectReachableByEveryone(page)
  await page.getByRole('link', { name: 'Abrir la reserva' }).click()
  const booking = page.getByRole('dialog', { name: /^Reserva de \p{Lu}/u })
  await expect(booking).toBeVisible()
  const dog = booking.getByRole('definition').filter({ has: page.locator('a[href*="/oficina/rumis/"]') })
  const name = await dog.getByRole('link').first().innerText()
  await dog.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('Ctrl K finds a payment by its amount', { tag: '@long' }, async ({ page }) => {
  const headers = await bearerOf(page.request, 'conta')
  const reply = await page.request.get('/api/payments?kind=payment&status=settled&limit=1', { headers })
  const [paid] = (
    (await reply.json()) as { data: { payments: { amountCentavos: number; tipCentavos: number }[] } }
  ).data.payments
  const amount = formatPesos((paid?.amountCentavos ?? 0) + (paid?.tipCentavos ?? 0))
  await loginAs(page, 'conta')
  await page.goto('/oficina/contabilidad')
  await expect(page.getByRole('link', { name: 'Abrir Cierre' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Sección, rumi o cliente' }).fill(amount.replace(' MXN', ''))
  await page.getByRole('option', { name: amount }).first().click()
  await expect(page).toHaveURL(/\/oficina\/pagos\//)
  await expect(page.getByText(amount).first()).toBeVisible()
})

test(
  'the cost of sold products opens line by line down to its orders',
  { tag: '@long' },
  async ({ page }) => {
    await loginAs(page, 'conta')
    await page.goto('/oficina/contabilidad/resultados')
    await page.getByLabel('Desde').fill(dayBefore(40))
    await page.getByRole('link', { name: 'Movimientos de 501.01 Costo de ventas', exact: true }).click()
    await page
      .getByRole('link', { name: /^Pedido \d+/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /^Pedido/ })).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: /^\d+$/ }).first().click()
    await expect(page.getByRole('link', { name: '115.01 Inventario' })).toBeVisible()
  },
)

test(
  'an entry is written by hand, found by its amount, and taken back by its reversal',
  { tag: '@long' },
  async ({ page }) => {
    await loginAs(page, 'conta')
    await page.goto('/oficina/contabilidad/polizas')
    await page.getByRole('link', { name: 'Nueva póliza' }).click()
    await page.getByLabel('Concepto').fill('Renta de noviembre')
    const lines = page.getByRole('group')
    await lines.nth(0).getByLabel('Cuenta').selectOption({ label: '601.84 Gastos generales' })
    await lines.nth(0).getByLabel('Cargo').fill('23,456.78')
    await lines.nth(1).getByLabel('Cuenta').selectOption({ label: '102.01 Bancos' })
    await expect(page.getByText('Faltan $23,456.78 MXN para que cuadre.')).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Registrar' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await lines.nth(1).getByLabel('Abono').fill('23456.78')
    await expect(page.getByText('Cuadra: $23,456.78 MXN de cada lado.')).toBeVisible()
    await page.getByRole('button', { name: 'Registrar' }).click()
    await expect(page.getByRole('heading', { name: /^Póliza \d+$/ })).toBeVisible()
    await expect(page.getByText('Registrada', { exact: true })).toBeVisible()

    await page.getByRole('link', { name: 'Todas las pólizas' }).click()
    await page.getByLabel('Buscar palabra, número o importe').fill('23456.78')
    await expect(page.getByRole('button', { name: /^Póliza \d+$/ })).toHaveCount(1)
    await expect(page.getByText('Renta de noviembre')).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: /^Póliza \d+$/ }).click()
    await page.getByRole('button', { name: 'Cancelar con reversa' }).click()
    await page.getByRole('button', { name: 'Sí, registrar la reversa' }).click()
    await page.getByRole('link', { name: /^Cancelada por la póliza \d+$/ }).click()
    await expect(page.getByRole('link', { name: /^Cancela la póliza \d+$/ })).toBeVisible()
  },
)

test('a month is closed and opened again, and a closed one refuses an entry in words', async ({ page }) => {
  const desk = await openDesk()
  const lines = (await desk.request('get', '/accounting/accounts?limit=200')).accounts
    .filter(({ code }: { code: string }) => ['102.01', '704.23'].includes(code))
    .map(({ id, code }: { id: string; code: string }) => ({
      accountId: id,
      debitCentavos: code === '102.01' ? 50_00 : 0,
      creditCentavos: code === '102.01' ? 0 : 50_00,
    }))
  const lastDay = addDays(firstOfMonth(today()), -1)
  const description = 'Intereses que nadie registró'
  await desk.request('post', '/accounting/glEntries', { date: lastDay, description, status: 'draft', lines })
  const { preview } = await desk.request('get', `/invoicing/globals?periodicity=month&day=${lastDay}`)
  await desk.close()
  await loginAs(page, 'admin')
  await page.goto('/oficina/contabilidad/meses')
  const month = page.getByRole('list', { name: 'Meses' }).getByRole('listitem').first()
  await month.getByRole('button', { name: /^Cerrar mes/ }).click()
  const requested = page.getByRole('dialog', { name: /^¿Cerrar/ })
  await requested.getByRole('link', { name: /en borrador$/ }).click()
  await expect(page.getByText(description)).toBeVisible()
  await page.goBack()
  await month.getByRole('button', { name: /^Cerrar mes/ }).click()
  await expect(requested.getByText(/^Antes de cerrar, revisa lo que queda abierto/)).toBeVisible()
  const uninvoiced = requested
    .locator(`a[href$="/facturas?global=${lastDay}"]`)
    .filter({ hasText: `${preview.sales} ventas del mes sin factura` })
  await expect(uninvoiced).toHaveCount(preview.obstacle === null && preview.sales > 0 ? 1 : 0)
  await expectReachableByEveryone(page)
  await page.getByRole('button', { name: 'Sí, cerrar el mes' }).click()
  await expect(month.getByText(/^Cerrado/)).toBeVisible()
  const before = page.getByRole('list', { name: 'Meses' }).getByRole('listitem').nth(1)
  await expect(before.getByText('Cerrado con el siguiente')).toBeVisible()
  await expect(before.getByRole('button', { name: /^(Cerrar mes|Reabrir)/ })).toHaveCount(0)
  await expectReachableByEveryone(page)
  await month.getByRole('button', { name: /^Reabrir/ }).click()
  await page.getByRole('button', { name: 'Sí, reabrirlo' }).click()
  await expect(month.getByText('Abierto')).toBeVisible()
})

test('the chart of accounts takes a new account below another', { tag: '@long' }, async ({ page }) => {
  await loginAs(page, 'conta')
  await page.goto('/oficina/contabilidad/cuentas')
  await page.getByRole('button', { name: 'Nueva cuenta' }).click()
  const form = page.getByRole('dialog', { name: 'Nueva cuenta' })
  await form.getByLabel('Código').fill('601.84.01')
  await form.getByLabel('Nombre').fill('Renta')
  await form.getByLabel('Tipo').selectOption({ label: 'Gasto' })
  await form.getByLabel('Naturaleza').selectOption({ label: 'Deudora' })
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form).toBeHidden()
  await page.getByLabel('Buscar cuenta o código').fill('601.84')
  await expect(page.getByText('601.84.01 Renta').first()).toBeVisible()
  await expectReachableByEveryone(page)
})

test('a statement stands beside the period before, is taken away as a workbook, and the books are held against what happened @long', async ({
  page,
}) => {
  await loginAs(page, 'conta')
  await page.goto('/oficina/contabilidad/resultados')
  await page.getByLabel('Comparar con').selectOption({ label: 'Lo anterior' })
  await expect(page).toHaveURL(/comparar=anterior/)
  await expect(page.getByRole('columnheader', { name: 'Diferencia' }).first()).toBeAttached()
  await expectReachableByEveryone(page)
  await page.getByLabel('Comparar con').selectOption({ label: 'El año pasado' })
  await expect(page).toHaveURL(/comparar=anio/)
  for (const [kind, ending] of [
    ['CSV', /\.csv$/],
    ['Excel', /\.xlsx$/],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: kind }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(ending)
  }
  await page.goto('/oficina/contabilidad/meses')
  await page.getByRole('button', { name: 'Revisar los libros' }).click()
  await expect(page.getByText(/^Todo cuadra/)).toBeVisible()
})

test(
  'the trial balance stands beside the days before, last year or any others, each side opening its own movements, on screen and as a file',
  { tag: ['@also-phone', '@long'] },
  async ({ page }) => {
    const [from, to] = [dayBefore(20), dayBefore(10)]
    const [earlier, until] = [dayBefore(38), dayBefore(30)]
    await loginAs(page, 'conta')
    await page.goto(`/oficina/contabilidad/balanza?desde=${from}&hasta=${to}`)
    const sums = page.getByRole('row', { name: /^Sumas/ })
    await expect(sums).toBeVisible()
    await page.getByLabel('Comparar con').selectOption({ label: 'Lo anterior' })
    await expect(page).toHaveURL(/comparar=anterior/)
    await expect(page.getByText(/^Antes: \S+ \d+ /)).toBeVisible()
    await page.getByLabel('Comparar con').selectOption({ label: 'Otras fechas' })
    await page.getByLabel('Antes, desde').fill(earlier)
    await page.getByLabel('Antes, hasta').fill(until)
    await expect(page).toHaveURL(new RegExp(`antes-hasta=${until}`))
    const bank = page.getByRole('row', { name: /^Movimientos de 102\.01|^102\.01/ })
    const debits = bank.getByRole('link', { name: /^Cargos antes de 102\.01 Bancos: \$/ })
    await expect(debits).toBeVisible()
    await expectReachableByEveryone(page)
    for (const [kind, ending] of [
      ['CSV', 'csv'],
      ['Excel', 'xlsx'],
    ] as const) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: kind }).click(),
      ])
      expect(file.suggestedFilename()).toBe(`balanza-${from}-${to}-contra-${earlier}-${until}.${ending}`)
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(/^Del \S+ \d+ de \S+ de 20\d\d al .*\.$/)).toBeVisible()
    await expect(page.getByLabel('Comparar con')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await debits.click()
    await expect(page).toHaveURL(new RegExp(`desde=${earlier}&hasta=${until}`))
    await expect(page.getByRole('heading', { name: '102.01 Bancos' })).toBeVisible()

    await test.step('one account too: what it held then and now, with the way to its movements of then', async () => {
      await page.goto(page.url().replace(`desde=${earlier}&hasta=${until}`, `desde=${from}&hasta=${to}`))
      await page.getByLabel('Comparar con').selectOption({ label: 'Lo anterior' })
      const compared = page.getByRole('table', { name: 'La cuenta, antes y ahora' })
      const closing = compared.getByRole('row', { name: /^Saldo final/ })
      await expect(closing).toBeVisible()
      const [now, before, difference] = (await closing.getByRole('cell').allInnerTexts())
        .slice(-3)
        .map((reported) => Number(reported.replaceAll(/[^\d.-]/g, '')))
      expect(now).toBeGreaterThan(0)
      expect(difference).toBeCloseTo(now! - before!, 2)
      await expect(page.getByText(/^Saldo final: \$/)).toHaveText(
        `Saldo final: ${formatPesos(Math.round(now! * 100))}`,
      )
      await expectReachableByEveryone(page)
      await page.getByRole('link', { name: 'Ver los movimientos de antes' }).click()
      await expect(page).not.toHaveURL(/comparar/)
      await expect(page.getByText(/^Saldo final: \$/)).toHaveText(
        `Saldo final: ${formatPesos(Math.round(before! * 100))}`,
      )
    })
  },
)

test(
  'receivables open to the visit, its entries and the booking, on any day and beside another one',
  { tag: ['@also-phone', '@long'] },
  async ({ page }) => {
    await loginAs(page, 'conta')
    await page.goto('/oficina/contabilidad/por-cobrar')
    await expect(page.getByText('Total por cobrar')).toBeVisible()
    await expectReachableByEveryone(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Excel' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^por-cobrar-.*\.xlsx$/)
    await page.getByLabel('Comparar con').selectOption({ label: 'Lo anterior' })
    await expect(page).toHaveURL(/comparar=anterior/)
    await expect(page.getByText(/^Antes: \S+ \d+ de \S+\.$/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Visita por visita' })).toBeVisible()
    await expectReachableByEveryone(page)
    await page
      .getByRole('link', { name: /^Sus pólizas: / })
      .first()
      .click()
    await expect(page.getByText('Solo las pólizas de una reserva.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Póliza \d+$/ }).first()).toBeVisible()
    await expect(page.getByLabel('Desde')).toHaveCount(0)
    await expectReachableByEveryone(page)
    await page.getByRole('link', { name: 'Abrir la reserva' }).click()
    const booking = page.getByRole('dialog', { name: /^Reserva de \p{Lu}/u })
    await booking.getByRole('link', { name: 'Ver sus pólizas' }).click()
    await expect(page).toHaveURL(/polizas\?reserva=/)
  },
)
