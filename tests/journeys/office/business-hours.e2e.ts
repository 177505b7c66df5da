import { addDays, defaultSettings, formatDay, takesPlaceOn, todayIn, usualCalendar } from '@rumi/contract'
import type { Page } from '@playwright/test'
import { expectReachableByEveryone } from '../support/axe.ts'
import { htmlOf } from '../support/html-of.ts'
import { expect, test } from '../support/journey.ts'
import { bearerOf, loginAs } from '../support/people.ts'

/** The other journeys on this server find the hours as they were. */
async function putBack(page: Page) {
  const headers = await bearerOf(page.request, 'admin')
  const { hours, minimumNoticeHours } = defaultSettings
  const answer = await page.request.patch('/api/settings', { headers, data: { hours, minimumNoticeHours } })
  expect(answer.status()).toBe(200)
}

test.afterEach(({ page }) => putBack(page))

test(
  'hours, notice and a closed day that the office sets are on the pages, in the calendar and in the refusal at once',
  { tag: ['@also-phone', '@long'] },
  async ({ page }) => {
    expect(await htmlOf(page, '/guarderia')).toContain('de lunes a viernes, de 7:00 a 18:00')
    await loginAs(page, 'admin')
    await page.goto('/oficina/ajustes/horarios')
    await expect(page.getByRole('heading', { level: 1, name: 'Horarios' })).toBeVisible()
    await expectReachableByEveryone(page)

    const monday = page.getByRole('group', { name: 'Guardería, lunes' })
    await monday.getByLabel('Cierra').fill('06:30')
    await page.getByRole('button', { name: 'Guardar horarios' }).click()
    await expect(page.getByText('La hora de cerrar va después de la de abrir.')).toBeVisible()
    await monday.getByLabel('Cierra').fill('16:30')
    const dayCare = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Guardería' }) })
    await dayCare.getByRole('button', { name: 'Copiar el lunes a los demás días' }).click()
    await page.getByLabel('Horas de aviso').fill('336')
    await page.getByRole('button', { name: 'Guardar horarios' }).click()
    await expect(page.getByText('Guardado. El sitio ya lo dice.')).toBeVisible()

    const pages = await Promise.all(
      ['/guarderia', '/ubicacion', '/grooming'].map((path) => htmlOf(page, path)),
    )
    const [care, location, grooming] = pages
    expect(care).toContain('de lunes a viernes, de 7:00 a 16:30')
    expect(location).toContain('lunes a viernes de 7:00 a 16:30')
    expect(location).toContain('7:00 AM a 4:30 PM')
    expect(grooming).toContain('Al menos 336 horas antes')

    const today = todayIn(new Date().toISOString())
    let closed = addDays(today, 180)
    while (!takesPlaceOn('Grooming', closed, usualCalendar)) closed = addDays(closed, 1)
    await page.getByLabel('Día', { exact: true }).fill(closed)
    await page.getByRole('button', { name: 'Anotar día' }).click()
    await expect(page.getByText(`Anotado: ${formatDay(closed, today)}.`)).toBeVisible()

    const { data } = await (await page.request.get('/api/catalog')).json()
    const bath = data.services.find(({ serviceType }: { serviceType: string }) => serviceType === 'Grooming')
    const requested = await page.request.get(
      `/api/availability?serviceId=${bath.id}&from=${today}&to=${addDays(today, 13)}`,
    )
    const { availability } = (await requested.json()).data
    expect(availability.every(({ remaining }: { remaining: number }) => remaining === 0)).toBe(true)
    const far = await page.request.get(`/api/availability?serviceId=${bath.id}&from=${closed}&to=${closed}`)
    expect((await far.json()).data.availability).toEqual([expect.objectContaining({ closed: true })])
    await page.getByRole('button', { name: `Quitar ${formatDay(closed, today)}` }).click()
  },
)
