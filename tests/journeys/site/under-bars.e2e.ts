import { addDays, instantAt } from '@rumi/contract'
import type { Locator, Page } from '@playwright/test'
import { openDesk, today } from '../support/at-the-desk.ts'
import { dayButton, eligibleDogOfLuis, openDay, showDay } from '../support/booking-people.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

/** Waits until one thing stands in the window with its bottom edge above the other's top. */
const expectAbove = async (upper: Locator, lower: Locator) => {
  await expect(upper).toBeInViewport({ ratio: 1 })
  await expect(async () => {
    const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()])
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y + 1)
  }).toPass({ timeout: 5_000 })
}

const smallPhone = { width: 360, height: 560 }

/** Answers as the server does, with another value in every object that has the field. */
const withField = (page: Page, path: string, change: (data: never) => void) =>
  page.route(path, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    change(body.data as never)
    await route.fulfill({ response: answer, json: body })
  })

test(
  'on a phone, nights without a room are reported above the bar of the next step',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser }) => {
    const dog = await eligibleDogOfLuis(browser, 'Llena')
    const [arrival, departure] = [openDay('Hotel', 12), openDay('Hotel', 15)]
    await loginAs(page, 'luis')
    await page.setViewportSize(smallPhone)
    await withField(page, '**/api/availability?**', ({ availability }: never) => {
      for (const day of availability as { remaining: number }[]) day.remaining = 0
    })
    await page.goto(`/mi-cuenta/reservar?servicio=hotel-1-semana&rumis=${dog.id}&paso=fechas`)
    await showDay(page, arrival)
    await dayButton(page, arrival).click()
    await showDay(page, departure)
    await dayButton(page, departure).click()
    const why = page.getByRole('status').filter({ hasText: /llen|cuarto/i })
    await expectAbove(why.locator('p').first(), page.getByRole('button', { name: /Elige|Continuar/ }).last())
  },
)

test(
  'on a phone, what moving a booking costs later is reported above the bar of the next step',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser }) => {
    const dog = await eligibleDogOfLuis(browser, 'Movida')
    const { services } = await dog.luis.request('/catalog')
    const bath = services.find(({ serviceType }: { serviceType: string }) => serviceType === 'Grooming')
    const [day, later] = [openDay('Grooming', 25), openDay('Grooming', 27)]
    const start = instantAt(day, '12:00')
    const end = new Date(Date.parse(start) + bath.durationMinutes * 60_000).toISOString()
    const body = { serviceId: bath.id, rumiIds: [dog.id], start, end }
    const { serviceBooking } = await dog.luis.request('/serviceBookings', { method: 'POST', body })
    await loginAs(page, 'luis')
    await page.setViewportSize(smallPhone)
    await withField(page, '**/api/serviceBookings/quote', ({ quote }: never) => {
      Object.assign((quote as { cancellation: object }).cancellation, {
        keepPercent: 50,
        keptCentavos: 20_000,
      })
    })
    await page.goto(`/mi-cuenta/reservas/${serviceBooking.id}/mover`)
    await showDay(page, later)
    await dayButton(page, later).click()
    await page.getByRole('button', { name: '10:00', exact: true }).click()
    const fee = page.getByRole('status').filter({ hasText: 'Ya pasó el plazo para cancelar sin costo' })
    await expectAbove(fee, page.getByRole('button', { name: 'Pasarla a esta fecha' }))
  },
)

test(
  'the way back from a verified record leaves the next one in sight',
  { tag: '@long' },
  async ({ page }) => {
    const desk = await openDesk()
    for (const name of ['Papelera', 'Papelona']) {
      const { dogId } = await desk.family(name)
      const record = { rumiId: dogId, kind: 'deworming-internal', appliedOn: addDays(today(), -6) }
      await desk.request('post', '/medical-records', {
        ...record,
        expiresOn: addDays(today(), 80),
        verified: false,
      })
    }
    await desk.close()
    await loginAs(page, 'marta')
    await page.setViewportSize({ width: 820, height: 900 })
    await page.goto('/oficina/expedientes')
    const waiting = page.getByRole('list', { name: 'Por revisar' })
    await waiting
      .getByRole('button', { name: /Papelera/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Verificar', exact: true }).click()
    const banner = page.getByRole('status').filter({ hasText: 'Verificado' })
    await expect(banner).toBeVisible()
    await expectAbove(banner, waiting)
  },
)
