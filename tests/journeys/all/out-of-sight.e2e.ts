import { formatDay } from '@rumi/contract'
import { smallestPicture } from '../../support/bookings/smallest-picture.ts'
import { eligibleDogOfLuis, openDay } from '../support/booking-people.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'
import { scriptReady } from '../support/script-ready.ts'

/** Console messages of requests that a journey fails on purpose. */
const broken = /net::ERR_FAILED/

test.afterEach(({ complaints }) => {
  complaints.splice(0, complaints.length, ...complaints.filter((message) => !broken.test(message)))
})

test(
  'a failure of a long form comes into sight at the pressed button',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser }) => {
    const dog = await eligibleDogOfLuis(browser, 'Lejana')
    await loginAs(page, 'luis')

    await test.step('a page whose button stays in sight', async () => {
      await page.goto(`/mi-cuenta/rumis/${dog.id}/editar`)
      await page.getByLabel('Color').fill('miel')
      await page.route(`**/api/rumis/${dog.id}`, (route) =>
        route.request().method() === 'GET' ? route.fallback() : route.abort(),
      )
      await page.getByRole('button', { name: 'Guardar', exact: true }).click()
      const why = page.getByText(/No hay conexión/)
      await expect(why).toBeInViewport({ ratio: 1 })
      await expect(async () => {
        const [message, bar] = await Promise.all([
          why.boundingBox(),
          page.getByRole('button', { name: 'Guardar', exact: true }).boundingBox(),
        ])
        expect(message!.y + message!.height).toBeLessThanOrEqual(bar!.y)
      }).toPass()
      await page.getByRole('link', { name: 'Cancelar' }).click()
    })

    await test.step('a dialog whose photo does not arrive', async () => {
      await page.goto(`/mi-cuenta/rumis/${dog.id}`)
      await page.getByRole('link', { name: 'Agregar papel' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Vacuna', { exact: true }).selectOption('Puppy')
      await dialog.getByLabel('Fecha de aplicación').fill('2026-09-01')
      const file = {
        name: 'cartilla.png',
        mimeType: 'image/png',
        buffer: Buffer.from(await smallestPicture.arrayBuffer()),
      }
      await dialog.locator('input[type=file]').last().setInputFiles(file)
      await page.route('**/api/rumis/*/medical-records', (route) => route.abort())
      await dialog.getByLabel('Tipo').focus()
      await dialog.getByRole('button', { name: 'Guardar papel' }).click()
      await expect(dialog.getByText(/La foto no llegó/)).toBeInViewport({ ratio: 1 })
    })
  },
)

test(
  'the cost of cancelling is shown before the cancellation, on a slow connection as well',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser }) => {
    const dog = await eligibleDogOfLuis(browser, 'Lenta')
    const { services } = await dog.luis.request('/catalog')
    const dayCare = services.find(({ serviceType }: { serviceType: string }) => serviceType === 'Guardería')
    const day = openDay('Guardería', 30)
    const body = { serviceId: dayCare.id, rumiIds: [dog.id], start: day, end: day }
    const { serviceBooking } = await dog.luis.request('/serviceBookings', { method: 'POST', body })
    await loginAs(page, 'luis')
    const line = Promise.withResolvers<void>()
    await page.route('**/api/serviceBookings/*/payments', async (route) => {
      await line.promise
      await route.continue()
    })
    await page.goto(`/mi-cuenta/reservas/${serviceBooking.id}`)
    await page.getByRole('button', { name: 'Cancelar reserva' }).click()
    const question = page.getByRole('dialog')
    await expect(question.getByText(formatDay(day))).toBeVisible()
    const giveUp = question.getByRole('button', { name: 'Cancelar reserva' })
    await expect(giveUp).toBeDisabled()
    line.resolve()
    await expect(question.getByText('No tiene costo.')).toBeVisible()
    await giveUp.click()
    await expect(page.getByText('Cancelamos la reserva. Su lugar quedó libre.')).toBeVisible()
  },
)

test(
  'a visitor sees why a registration or a message failed',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    await page.route('**/api/**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await test.step('an account', async () => {
      await page.goto('/auth/register')
      await scriptReady(page)
      await page.getByLabel('Nombre').fill('Luz')
      await page.getByLabel('Apellidos').fill('Paz')
      for (const label of ['Correo', 'Confirma tu correo'])
        await page.getByLabel(label, { exact: true }).fill('luz@correo.mx')
      for (const label of ['Contraseña', 'Confirma tu contraseña'])
        await page.getByLabel(label, { exact: true }).fill('tres perros en el patio')
      await page.getByRole('button', { name: 'Crear cuenta' }).click()
      await expect(page.getByText(/No hay conexión/)).toBeInViewport({ ratio: 1 })
    })
    await test.step('a message', async () => {
      await page.goto('/contacto')
      await scriptReady(page)
      await page.getByLabel('Nombre').fill('Luz')
      await page.getByLabel('Correo').fill('luz@correo.mx')
      await page.getByRole('textbox', { name: /mensaje|ayudamos|cuéntanos/i }).fill('¿Hay lugar el viernes?')
      await page.getByRole('button', { name: 'Enviar mensaje' }).click()
      await expect(page.getByText(/No hay conexión/)).toBeInViewport({ ratio: 1 })
    })
  },
)
