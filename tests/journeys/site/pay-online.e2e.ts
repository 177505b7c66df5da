import { addDays, formatPesos } from '@rumi/contract'
import { expectReachableByEveryone } from '../support/axe.ts'
import { openDay } from '../support/at-the-desk.ts'
import { apiAs, eligibleDogOfLuis } from '../support/booking-people.ts'
import { changeSettings, putSettingsBack } from '../support/change-settings.ts'
import { expect, test } from '../support/journey.ts'
import { startOwnServer } from '../support/own-server.ts'
import { demoPeople, loginAs } from '../support/people.ts'
import { openQuote } from '../support/open-quote.ts'
import { putInCart } from '../support/put-in-cart.ts'

test(
  'an order is paid at the provider’s page, and a client who turned back pays later',
  { tag: '@also-wide' },
  async ({ page }) => {
    await loginAs(page, 'luis')
    await putInCart(page, 'Galletas de avena')
    await page.goto('/pagar')
    await page.getByText('En línea, con Mercado Pago').click()
    await page.getByRole('button', { name: 'Confirmar pedido por $10.00 MXN' }).click()
    await expect(page.getByRole('heading', { name: 'Pago de prueba' })).toBeVisible()

    await page.getByRole('link', { name: 'Volver sin pagar' }).click()
    await expect(page.getByText('Por pagar')).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Pagar $10.00 MXN en línea' }).click()
    await page.getByRole('button', { name: 'Pagar' }).click()

    await expect(page).toHaveURL(/\/mi-cuenta\/pedidos\//)
    await expect(page.getByText('Recibimos tu pago. Te avisamos en cuanto avance.')).toBeVisible()
    await expectReachableByEveryone(page)

    await test.step('its receipt is there to read and to print', async () => {
      await page.getByRole('link', { name: /En línea$/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Recibo de pago' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible()
      await expect(page.getByRole('list', { name: 'Concepto' })).toContainText('$10.00 MXN')
      await expectReachableByEveryone(page)
      await page.getByRole('link', { name: 'Ver el pedido' }).click()
      await expect(page).toHaveURL(/\/mi-cuenta\/pedidos\//)
      await page.goto('/mi-cuenta/recibos/5b6f0000-0000-4000-8000-000000000000')
      await expect(page.getByRole('heading', { name: 'Ese recibo no está en tu cuenta' })).toBeVisible()
      await page.getByRole('link', { name: 'Ver mis reservas' }).click()
      await expect(page).toHaveURL('/mi-cuenta/reservas')
    })
  },
)

test('the deposit of a stay is paid online until the stated day, and a pass as a whole @long', async ({
  page,
  browser,
}) => {
  await changeSettings(page, { depositPercent: 30, cancellation: { freeUntilHours: 48, keepPercent: 50 } })
  try {
    const dog = await eligibleDogOfLuis(browser, 'Adelantada')
    const start = openDay('Hotel', 75)
    const end = openDay('Hotel', 76) > start ? openDay('Hotel', 76) : addDays(start, 1)
    await loginAs(page, 'luis')
    await page.goto('/mi-cuenta')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const dialog = await openQuote(page, '/hotel', '1 día')
    await dialog.getByRole('checkbox', { name: dog.name }).check()
    for (const label of await dialog.getByRole('group', { name: '¿Quién viene?' }).locator('label').all())
      if ((await label.innerText()) !== dog.name) await label.getByRole('checkbox').uncheck()
    await dialog.getByLabel('Llega').fill(start)
    await dialog.getByLabel('Se va').fill(end)
    const quoted = dialog.getByRole('link', { name: /^Reservar por \$/ })
    const total = await quoted.innerText()
    await quoted.click()
    await page.getByRole('button', { name: total }).click()
    await expect(page.getByRole('heading', { name: 'Lugar apartado' })).toBeVisible()
    await page.getByRole('link', { name: 'Ver la reserva' }).click()
    await expect(page.getByText('Falta el anticipo')).toBeVisible()
    const bookingPath = new URL(page.url()).pathname
    await expect(page.getByText(/^Págalo antes del .+, 15:00\.$/)).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: /^Pagar \$[\d,.]+ MXN en línea$/ }).click()
    await page.getByRole('button', { name: 'Pagar' }).click()
    await expect(page).toHaveURL(new RegExp(`${bookingPath}$`))
    await expect(page.getByText('Se paga al venir')).toBeVisible()
    await expect(page.getByText('Falta el anticipo')).toBeHidden()
  } finally {
    await putSettingsBack(page)
  }

  await loginAs(page, 'luis')
  await page.goto('/mi-cuenta/pases?pase=training-5')
  await page.getByRole('button', { name: /^Pedir por / }).click()
  await expect(page.getByRole('heading', { name: 'Pase pedido' })).toBeVisible()
  await page.getByRole('button', { name: /^Pagar .+ en línea$/ }).click()
  await page.getByRole('button', { name: 'Pagar' }).click()
  await expect(page).toHaveURL(/\/mi-cuenta\/pases$/)
  await expect(page.getByRole('article').filter({ hasText: 'Activo' }).first()).toBeVisible()
  await expectReachableByEveryone(page)
})

test('an unpaid pass is shown before another one is requested', { tag: '@long' }, async ({ page }) => {
  await loginAs(page, 'luis')
  await page.goto('/mi-cuenta/pases?pase=training-10')
  await page.getByRole('button', { name: /^Pedir por / }).click()
  await expect(page.getByRole('heading', { name: 'Pase pedido' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Ya pediste un Paquete de 10 sesiones el .+: falta pagar \$/)).toBeVisible()
  await expectReachableByEveryone(page)
  await page.getByRole('main').getByRole('link', { name: 'Ver mis pases' }).click()
  const unpaid = page.getByRole('article').filter({ hasText: 'Por pagar' })
  const card = unpaid.filter({ hasText: 'Paquete de 10 sesiones' }).first()
  await card.getByRole('button', { name: 'Ya no lo quiero' }).click()
  await page.getByRole('button', { name: 'Retirar solicitud' }).click()
  await expect(page.getByText('Retiramos tu solicitud.')).toBeVisible()
})

test('a client who stays on the page that should have been left may pay again @long', async ({
  page,
  browser,
}) => {
  const luis = await apiAs((await browser.newContext()).request, demoPeople.luis)
  const { pass } = await luis.request('/passes', { method: 'POST', body: { kind: 'training-5' } })
  await loginAs(page, 'luis')
  await page.goto('/mi-cuenta/pases')
  const pay = page.getByRole('button', { name: `Pagar ${formatPesos(pass.totalCentavos)} en línea` }).first()
  await page.route('**/checkout/*', (route) => route.fulfill({ status: 204 }))
  await pay.click()
  await expect(pay).toHaveAttribute('aria-busy', 'true')
  await expect(pay).not.toHaveAttribute('aria-busy', 'true', { timeout: 12_000 })
  await page.unrouteAll({ behavior: 'wait' })
  await pay.click()
  await expect(page.getByRole('heading', { name: 'Pago de prueba' })).toBeVisible()
  await luis.request(`/passes/${pass.id}`, { method: 'PATCH', body: { status: 'cancelled' } })
})

test('a pass that waits for its payment is paid from its own card @long', async ({ page, browser }) => {
  const luis = await apiAs((await browser.newContext()).request, demoPeople.luis)
  const { pass } = await luis.request('/passes', { method: 'POST', body: { kind: 'training-10' } })
  await loginAs(page, 'luis')
  await page.goto('/mi-cuenta/pases')
  const price = formatPesos(pass.totalCentavos)
  const card = page.getByRole('article').filter({ hasText: 'Por pagar' }).filter({ hasText: price })
  await expectReachableByEveryone(page)
  await card.getByRole('button', { name: `Pagar ${price} en línea` }).click()
  await page.getByRole('button', { name: 'Pagar' }).click()
  await expect(page).toHaveURL(/\/mi-cuenta\/pases$/)
  await expect(card).toHaveCount(0)
  const paid = page.getByRole('article').filter({ hasText: 'Activo' }).filter({ hasText: price })
  await expect(paid.first()).toBeVisible()
})

test('without online payment no pass and no order offers it', { tag: '@long' }, async ({ browser }) => {
  test.setTimeout(180_000)
  const server = await startOwnServer(() => ({ DEMO: '1' }))
  try {
    const context = await browser.newContext({ baseURL: server.url })
    const visitor = await context.newPage()
    await loginAs(visitor, 'luis')
    await visitor.goto('/mi-cuenta/pases?pase=training-5')
    await visitor.getByRole('button', { name: /^Pedir por / }).click()
    await expect(visitor.getByRole('heading', { name: 'Pase pedido' })).toBeVisible()
    await expect(visitor.getByRole('button', { name: /en línea/ })).toHaveCount(0)
    await visitor.goto('/mi-cuenta/pases')
    await expect(visitor.getByRole('article').filter({ hasText: 'Por pagar' })).toBeVisible()
    await expect(visitor.getByRole('button', { name: /en línea/ })).toHaveCount(0)
    await context.close()
  } finally {
    await server.stop()
  }
})
