import { defaultSettings } from '@rumi/contract'
import { expectReachableByEveryone } from '../support/axe.ts'
import { eligibleDogOfLuis, openDay } from '../support/booking-people.ts'
import { htmlOf } from '../support/html-of.ts'
import { expect, test } from '../support/journey.ts'
import { bearerOf, loginAs } from '../support/people.ts'

test.afterEach(async ({ page }) => {
  const answer = await page.request.patch('/api/settings', {
    headers: await bearerOf(page.request, 'admin'),
    data: defaultSettings,
  })
  expect(answer.status()).toBe(200)
})

test(
  'the terms that the office sets are on the page, in the quote and in the answer; what was booked keeps its own',
  { tag: ['@also-phone', '@long'] },
  async ({ page, browser }, { project }) => {
    test.setTimeout(120_000)
    const dog = await eligibleDogOfLuis(browser, `Condición ${project.name}`)
    const headers = await bearerOf(page.request, 'luis')
    const { data } = await (await page.request.get('/api/catalog')).json()
    const hotel = data.services.find(({ serviceType }: { serviceType: string }) => serviceType === 'Hotel')
    // Both widths are walked on one server, where a first visit takes one room of a day.
    const ahead = project.name === 'phone' ? 60 : 30
    const stay = { serviceId: hotel.id, rumiIds: [dog.id] }
    const booked = await page.request.post('/api/serviceBookings', {
      headers,
      data: { ...stay, start: openDay('Hotel', ahead), end: openDay('Hotel', ahead + 3) },
    })
    expect(booked.status()).toBe(201)
    const { serviceBooking } = (await booked.json()).data
    expect(await htmlOf(page, '/guarderia')).toContain('Múltiple, Rabia y Bordetella')

    await loginAs(page, 'admin')
    await page.goto('/oficina/ajustes/pagos')
    const section = (title: string) =>
      page
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
    await section('Hotel').getByLabel('Anticipo').fill('130')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Escribe un número entero de 0 a 100.')).toBeVisible()
    await expect(section('Hotel').getByLabel('Anticipo')).toBeFocused()
    await section('Hotel').getByLabel('Anticipo').fill('30')
    await page.getByLabel('Descuentos del hotel').fill('2: 8')
    await page.getByLabel('IVA').fill('8')
    await page.getByLabel('Esperar el anticipo').fill('48')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Guardado. El sitio ya lo dice.')).toBeVisible()
    const history = page.getByRole('region', { name: 'Quién cambió qué' })
    await expect(history.getByText('Hotel: Anticipo').first()).toBeVisible()
    await expect(history.getByText('Esperar el anticipo').first()).toBeVisible()
    await expectReachableByEveryone(page)

    await page.getByRole('link', { name: 'Requisitos' }).click()
    await page.getByRole('group', { name: 'Guardería' }).getByLabel('Bordetella').uncheck()
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.getByRole('button', { name: 'Guardar' }).click()
    expect((await saved).ok()).toBe(true)
    await expect(history.getByText('Guardería').first()).toBeVisible()
    await expectReachableByEveryone(page)

    const dayCare = await htmlOf(page, '/guarderia')
    expect(dayCare).toContain('Múltiple y Rabia, vigentes')
    expect(dayCare).not.toContain('Bordetella')
    expect(await htmlOf(page, '/hotel')).toContain('Sí: 8\u00a0% desde 2 noches.')

    await loginAs(page, 'luis')
    const [from, to] = [openDay('Hotel', 40), openDay('Hotel', 43)]
    await page.goto(
      `/mi-cuenta/reservar?servicio=hotel-1-dia&rumis=${dog.id}&desde=${from}&hasta=${to}&paso=precio`,
    )
    await expect(page.getByText('IVA 8 %')).toBeVisible()
    await expect(page.getByText(/Descuento de 8 % por/)).toBeVisible()
    await expect(page.getByText('Anticipo', { exact: true })).toBeVisible()
    await expect(page.getByText('Si no lo vemos para entonces, el lugar se libera.')).toBeVisible()
    await expectReachableByEveryone(page)
    await page.goto(`/mi-cuenta/reservas/${serviceBooking.id}`)
    await expect(page.getByText('IVA 16 %')).toBeVisible()
    await expect(page.getByText('Se paga al venir')).toBeVisible()
    await expectReachableByEveryone(page)
  },
)
