import { instantAt } from '@rumi/contract'
import type { Page, Route } from '@playwright/test'
import { expectReachableByEveryone } from '../support/axe.ts'
import { dayButton, openDay, eligibleDogOfLuis, showDay } from '../support/booking-people.ts'
import { forgiveLostCalls } from '../support/forgive-lost-calls.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

type Dog = Awaited<ReturnType<typeof eligibleDogOfLuis>>

const bookingsOf = async ({ id, luis }: Dog) => {
  const { serviceBookings } = await luis.request('/serviceBookings?limit=200')
  return serviceBookings.filter(({ rumiIds }: { rumiIds: string[] }) => rumiIds.includes(id))
}

const confirmButton = (page: Page) => page.getByRole('button', { name: /^Reservar (por \$|con tu pase)/ })

const faults = {
  'the server fails': (route: Route) => route.fulfill({ status: 500, body: 'upstream' }),
  'the signal is lost': (route: Route) => route.abort('internetdisconnected'),
} as const

test(
  'over a slow line every step says that it is on its way, and pressing twice books once',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser }, { project }) => {
    test.setTimeout(120_000)
    const dog = await eligibleDogOfLuis(browser, `Lenta ${project.name}`)
    const day = openDay('Guardería', 9)
    await loginAs(page, 'luis')
    await page.goto('/mi-cuenta')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_200))
      await route.continue()
    })
    await page.goto('/mi-cuenta/reservar?servicio=guarderia')
    await page.getByRole('checkbox', { name: new RegExp(dog.name) }).check()
    await page.getByRole('link', { name: 'Continuar' }).click()
    await expect(page.locator('[aria-busy="true"]').first()).toBeVisible()
    await showDay(page, day)
    await dayButton(page, day).click()
    await page.getByRole('link', { name: 'Continuar' }).click()
    await expect(page.getByText('Cargando').first()).toBeAttached()
    await confirmButton(page).dblclick()
    await expect(page.getByRole('heading', { name: 'Lugar apartado' })).toBeVisible({ timeout: 15_000 })
    expect(await bookingsOf(dog)).toHaveLength(1)
  },
)

for (const [fault, fail] of Object.entries(faults)) {
  test(
    `where ${fault} at every step of a booking, nothing is lost, a retry works, and it is booked once`,
    { tag: ['@phone-only', '@long'] },
    async ({ page, browser, complaints }, { project }) => {
      test.setTimeout(150_000)
      const dog = await eligibleDogOfLuis(browser, `Terca ${project.name}`)
      const day = openDay('Guardería', fault.includes('server') ? 11 : 13)
      await loginAs(page, 'luis')
      const again = page.getByRole('button', { name: 'Volver a intentar' })

      const failing = async (calls: string, step: () => Promise<unknown>) => {
        await page.route(calls, fail)
        await step()
        await expect(again.first()).toBeVisible()
        await expectReachableByEveryone(page)
        await page.unroute(calls)
        await again.first().click()
      }

      await failing('**/api/auth/session', () => page.goto('/mi-cuenta/reservar?servicio=guarderia'))
      await expect(page.getByRole('heading', { name: '¿Quién viene?' })).toBeVisible()
      await failing('**/api/catalog', () => page.reload())
      await failing('**/api/rumis?**', () => page.reload())
      await page.getByRole('checkbox', { name: new RegExp(dog.name) }).check()
      await failing('**/api/availability?**', () => page.getByRole('link', { name: 'Continuar' }).click())
      await showDay(page, day)
      await dayButton(page, day).click()
      await failing('**/api/serviceBookings/quote', () =>
        page.getByRole('link', { name: 'Continuar' }).click(),
      )
      await expect(page).toHaveURL(new RegExp(`desde=${day}`))
      const note = page.getByLabel('Algo que debamos saber')
      await note.fill('Viene con su pelota')

      await page.route('**/api/serviceBookings', fail)
      await confirmButton(page).click()
      await expect(page.getByRole('alert')).toContainText(/reserva/i)
      await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
      await expect(note).toHaveValue('Viene con su pelota')
      await expectReachableByEveryone(page)
      expect(await bookingsOf(dog)).toEqual([])
      await page.unroute('**/api/serviceBookings')

      await page.route('**/api/serviceBookings', async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      })
      await confirmButton(page).click()
      await expect.poll(() => bookingsOf(dog)).toHaveLength(1)
      await expect(page.getByRole('alert')).toBeVisible()
      await page.unroute('**/api/serviceBookings')
      await confirmButton(page).click()
      await expect(page.getByRole('heading', { name: 'Lugar apartado' })).toBeVisible()
      expect(await bookingsOf(dog)).toMatchObject([{ notes: 'Viene con su pelota' }])
      forgiveLostCalls(complaints)
    },
  )
}

test(
  'an answer that was lost with the page is found again: the dog already has its day, and the way there is shown',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser, complaints }, { project }) => {
    test.setTimeout(120_000)
    const dog = await eligibleDogOfLuis(browser, `Extraviada ${project.name}`)
    const day = openDay('Guardería', 15)
    await loginAs(page, 'luis')
    await page.goto(`/mi-cuenta/reservar?servicio=guarderia&rumis=${dog.id}&desde=${day}`)
    await page.route('**/api/serviceBookings', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await confirmButton(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute('**/api/serviceBookings')
    await page.reload()
    await confirmButton(page).click()
    await expect(page.getByText(`${dog.name} ya tiene una reserva en ese horario`)).toBeVisible()
    await page.getByRole('alert').getByRole('link', { name: 'Ver mis reservas' }).click()
    await expect(page.getByText(dog.name).first()).toBeVisible()
    expect(await bookingsOf(dog)).toHaveLength(1)
    forgiveLostCalls(complaints)
  },
)

test(
  'the confirmation renders even when the connection ends during the booking',
  { tag: '@phone-only' },
  async ({ page, browser, complaints }, { project }) => {
    test.setTimeout(120_000)
    const dog = await eligibleDogOfLuis(browser, `Túnel ${project.name}`)
    const day = openDay('Guardería', 17)
    await loginAs(page, 'luis')
    await page.goto(`/mi-cuenta/reservar?servicio=guarderia&rumis=${dog.id}&desde=${day}`)
    await confirmButton(page).waitFor()
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/booked-page-')),
    )
    await page.route('**/assets/**', (route) => route.abort('internetdisconnected'))
    await page.route('**/api/serviceBookings?**', (route) => route.abort('internetdisconnected'))
    await confirmButton(page).click()
    await expect(page.getByRole('heading', { name: 'Lugar apartado' })).toBeVisible()
    await expect(page.getByText(new RegExp(`Esperamos a ${dog.name}`))).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Qué traer' })).toBeVisible()
    await expect(page.getByText('No pudimos traer')).toHaveCount(0)
    // A page that still asks for its lists would complain on.
    await page.goto('about:blank')
    forgiveLostCalls(complaints)
  },
)

test(
  'a move begins at its heading, and a move whose response is lost is shown as moved once confirmed @long',
  { tag: '@phone-only' },
  async ({ page, browser, complaints }) => {
    const dog = await eligibleDogOfLuis(browser, 'Corrida')
    const { services } = await dog.luis.request('/catalog')
    const bath = services.find(({ serviceType }: { serviceType: string }) => serviceType === 'Grooming')
    const [day, later] = [openDay('Grooming', 19), openDay('Grooming', 23)]
    const { serviceBooking } = await dog.luis.request('/serviceBookings', {
      method: 'POST',
      body: {
        serviceId: bath.id,
        rumiIds: [dog.id],
        start: instantAt(day, '15:00'),
        end: new Date(Date.parse(instantAt(day, '15:00')) + bath.durationMinutes * 60_000).toISOString(),
      },
    })
    await loginAs(page, 'luis')
    await page.goto(`/mi-cuenta/reservas/${serviceBooking.id}/mover`)
    await expect(page.getByRole('button', { name: '15:00' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '¿A cuándo la pasamos?' })).toBeInViewport()
    await showDay(page, later)
    await dayButton(page, later).click()
    await expect(page.getByRole('button', { name: '7:00', exact: true })).toBeInViewport()
    await page.getByRole('button', { name: '10:00', exact: true }).click()
    await page.route(`**/api/serviceBookings/${serviceBooking.id}`, async (route) => {
      if (route.request().method() === 'GET') return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Pasarla a esta fecha' }).click()
    await expect(page.getByText('Ya está en su nueva fecha')).toBeVisible()
    await expect(page).toHaveURL(`/mi-cuenta/reservas/${serviceBooking.id}`)
    forgiveLostCalls(complaints)
  },
)
