import type { Locator, Page } from '@playwright/test'
import { openDay } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { openQuote } from '../support/open-quote.ts'
import { loginAs, tokenOf } from '../support/people.ts'
import { scriptReady } from '../support/script-ready.ts'

/** Reveals the contact details, which nobody needs for a price. */
const askForReply = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Que me respondan por correo' }).click()

const nextSaturday = (page: Page) =>
  page.evaluate(() => {
    const day = new Date(Date.now() + 8 * 86_400_000)
    day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7))
    return day.toISOString().slice(0, 10)
  })

async function inTheOffice(page: Page) {
  const token = await tokenOf(page.request, 'marta')
  const answer = await page.request.get('/api/messages', { headers: { authorization: `Bearer ${token}` } })
  const { data } = await answer.json()
  return data.messages as { kind: string; email: string; subject: string }[]
}

test(
  'a week at the hotel shows its itemised total at once and lands in the office',
  { tag: ['@also-wide', '@long'] },
  async ({ page }) => {
    const dialog = await openQuote(page, '/hotel', '1 semana')
    await expect(dialog.getByText('Descuento de 5 % por 7 noches')).toBeVisible()
    await expect(dialog.locator('dl')).toContainText('$3,657.50 MXN')
    await dialog.getByLabel('¿Cuántos perros?').selectOption('2 perros')
    await expect(dialog.locator('dl')).toContainText('$7,315.00 MXN')
    await expect(dialog.getByLabel('Tu correo')).toHaveCount(0)
    await expectReachableByEveryone(page)

    await askForReply(dialog)
    await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(dialog.getByLabel('Tu nombre')).toHaveAccessibleDescription('Escribe tu nombre.')
    await expect(dialog.getByLabel('Tu correo')).toHaveAccessibleDescription(
      'Escribe un correo como ana@correo.mx.',
    )
    const email = `viajera-${Date.now()}@correo.mx`
    await dialog.getByLabel('Tu nombre').fill('Inés')
    await dialog.getByLabel('Tu correo').fill(email)
    await expect(dialog.getByRole('link', { name: 'Mejor por WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/525555501710\?text=Hola%2C%20Rumi\..*1%20semana.*2%20perros.*In%C3%A9s/,
    )
    await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
    const answer = page.getByRole('dialog', { name: 'Listo, Inés' })
    await expect(answer.locator('dl')).toContainText('$7,315.00 MXN')
    await expectReachableByEveryone(page)
    await expect(answer.getByRole('link', { name: 'Reservar' })).toHaveAttribute(
      'href',
      /servicio=hotel-1-semana&desde=\d{4}-\d\d-\d\d&hasta=\d{4}-\d\d-\d\d&perros=/,
    )
    await answer.getByRole('button', { name: 'Cerrar' }).last().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const found = (await inTheOffice(page)).find((message) => message.email === email)
    expect(found).toMatchObject({ kind: 'quote', subject: 'Noche de hotel (1 semana)' })
  },
)

test(
  'a guest books a quoted stay with its bath at the same total',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    const dialog = await openQuote(page, '/hotel', '1 semana')
    await dialog.getByLabel('¿Cuántos perros?').selectOption('2 perros')
    await dialog.getByRole('checkbox', { name: /^Baño y Shampoo/ }).check()
    await expect(dialog.getByText(/^Ese último día, a las \d/)).toBeVisible()
    const book = dialog.getByRole('link', { name: /^Reservar por \$/ })
    const total = (await book.innerText()).replace('Reservar por ', '')
    await expect(dialog.locator('dl')).toContainText(total)
    await expectReachableByEveryone(page)
    await book.click()

    for (const [place, name] of ['Duna', 'Lobo'].entries()) {
      await expect(page.getByRole('heading', { name: `Perro ${place + 1} de 2` })).toBeVisible()
      await page.getByLabel('Nombre').fill(name)
      await page.getByText('Hembra', { exact: true }).click()
      await page.getByLabel('Fecha de nacimiento').fill('2023-05-01')
      await page.getByRole('button', { name: 'Agregar y continuar' }).click()
    }
    await expect(page.getByRole('heading', { name: 'Así queda' })).toBeVisible()
    await expect(page.locator('dl').first()).toContainText('Baño y Shampoo, Lobo')
    await expect(page.locator('dl').first()).toContainText(total)
    await expect(page.getByRole('link', { name: 'Crear mi cuenta' })).toBeVisible()
    await expectReachableByEveryone(page)
  },
)

test(
  'a week of the guardería costs its open days, and is booked with them',
  { tag: '@long' },
  async ({ page }) => {
    const dialog = await openQuote(page, '/guarderia', 'Plan Semanal')
    const days = Number(
      /: (\d) días?\.$/.exec(await dialog.getByText(/^(Del|El) .*: \d días?\.$/).innerText())?.[1],
    )
    await expect(dialog.locator('dl')).toContainText(`${days} ${days === 1 ? 'día' : 'días'} × $350.00 MXN`)
    await askForReply(dialog)
    await dialog.getByLabel('Tu nombre').fill('Elisa')
    await dialog.getByLabel('Tu correo').fill(`semana-${Date.now()}@correo.mx`)
    await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
    const answer = page.getByRole('dialog', { name: 'Listo, Elisa' })
    await expect(answer.locator('dl')).toContainText(`${days} ${days === 1 ? 'día' : 'días'} × $350.00 MXN`)
    await expect(answer.getByRole('link', { name: 'Reservar' })).toHaveAttribute(
      'href',
      /servicio=guarderia-semanal&(dias=|desde=\d{4}-\d\d-\d\d)/,
    )
  },
)

test(
  'a closed day is marked beside its field, and no total is shown meanwhile',
  { tag: '@long' },
  async ({ page }) => {
    const dialog = await openQuote(page, '/guarderia', 'Plan Diario')
    await expect(dialog.locator('dl')).toContainText('$350.00 MXN')
    const day = dialog.getByLabel('¿Qué día te gustaría?')
    await day.fill(await nextSaturday(page))
    await expect(day).toHaveAccessibleDescription(/Los sábados no recibimos/)
    await expect(dialog.locator('dl')).toHaveCount(0)
  },
)

test(
  'a stay without a free room and a full day say so beside the dates',
  { tag: '@long' },
  async ({ page }) => {
    await page.route('**/api/availability?*', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      for (const day of json.data.availability) Object.assign(day, { remaining: 0, stayUntil: null })
      await route.fulfill({ response, json })
    })
    const stay = await openQuote(page, '/hotel', '1 día')
    await expect(stay.getByText('Ningún cuarto queda libre todas esas noches.')).toBeVisible()
    await expectReachableByEveryone(page)
    const day = await openQuote(page, '/guarderia', 'Plan Diario')
    await day.getByLabel('¿Qué día te gustaría?').fill(openDay('Guardería', 5))
    await expect(day.getByText('Ya no hay lugar esos días.')).toBeVisible()
  },
)

test('a party has no price yet: its request goes to the office', { tag: '@long' }, async ({ page }) => {
  const dialog = await openQuote(page, '/eventos', 'Paquete Premium')
  await expect(dialog.getByText('El precio depende de la fecha')).toBeVisible()
  const email = `festejo-${Date.now()}@correo.mx`
  await dialog.getByLabel('Tu nombre').fill('Rosa')
  await dialog.getByLabel('Tu correo').fill(email)
  await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(page.getByRole('dialog', { name: 'Listo, Rosa' })).toBeVisible()
  const found = (await inTheOffice(page)).find((message) => message.email === email)
  expect(found).toMatchObject({ kind: 'quote', subject: 'Paquete Premium' })
})

test(
  'when the server fails nothing that was written is lost, and it can be sent again',
  { tag: '@long' },
  async ({ page, complaints }) => {
    const dialog = await openQuote(page, '/grooming', 'Spaw Completo')
    await askForReply(dialog)
    await dialog.getByLabel('Tu nombre').fill('Hugo')
    await dialog.getByLabel('Tu correo').fill('hugo@correo.mx')
    await dialog.getByLabel(/Algo que debamos saber/).fill('Le teme a la secadora')
    await page.route('**/api/quotes', (route) => route.fulfill({ status: 500, json: {} }))
    await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Algo falló de nuestro lado')
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 500')])
    await expect(dialog.getByLabel('Tu nombre')).toHaveValue('Hugo')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.unroute('**/api/quotes')
    await page.getByRole('button', { name: 'Cotizar: Spaw Completo' }).click()
    await askForReply(dialog)
    await expect(dialog.getByLabel(/Algo que debamos saber/)).toHaveValue('Le teme a la secadora')
    await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(page.getByRole('dialog', { name: 'Listo, Hugo' })).toBeVisible()
  },
)

test(
  'an owner who is logged in writes neither name, mail nor telephone again, and no page knows them',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto('/contacto')
    await scriptReady(page)
    await expect(page.getByLabel('Tu correo')).toHaveValue('')
    expect(requested).not.toContain('/api/auth/session')

    await loginAs(page, 'ana')
    await page.goto('/mi-cuenta')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/contacto')
    await expect(page.getByLabel('Tu correo')).toHaveValue('ana@demo.rumi.mx')
    await expect(page.getByLabel('Tu nombre')).toHaveValue(/^Ana \S+/)
    await expect(page.getByLabel(/teléfono/i)).toHaveValue(/\d{4}/)
    expect(await (await page.request.get('/contacto')).text()).not.toContain('ana@demo.rumi.mx')
    await page.getByLabel('Tu correo').fill('otra@correo.mx')
    await page.reload()
    await expect(page.getByLabel('Tu nombre')).toHaveValue(/^Ana \S+/)
    await expect(page.getByLabel('Tu correo')).toHaveValue('otra@correo.mx')

    const dialog = await openQuote(page, '/eventos', 'Paquete Premium')
    await expect(dialog.getByLabel('Tu correo')).toHaveValue('ana@demo.rumi.mx')
    await expect(dialog.getByLabel('Tu nombre')).toHaveValue(/^Ana \S+/)
    await expect(dialog.getByLabel(/teléfono/i)).toHaveValue(/\d{4}/)
    await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(page.getByRole('dialog', { name: /^Listo, Ana/ })).toBeVisible()
  },
)
