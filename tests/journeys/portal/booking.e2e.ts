import type { Page } from '@playwright/test'
import { openStay } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { dayButton, openDay, eligibleDogOfLuis, showDay } from '../support/booking-people.ts'
import { expect, test } from '../support/journey.ts'
import { newOwner } from '../support/new-owner.ts'
import { loginAs } from '../support/people.ts'

const chooseDog = async (page: Page, name: string) => {
  const box = page.getByRole('checkbox', { name: new RegExp(name) })
  await box.check()
  await expectReachableByEveryone(page)
  await page.getByRole('link', { name: 'Continuar' }).click()
}

/** Reads the price and confirms; the calendar has been left with a complete time. */
const confirm = async (page: Page) => {
  await page.getByRole('link', { name: 'Continuar' }).click()
  await expect(page.getByText(/^(IVA 16\s%|Pagado con tu pase)$/)).toBeVisible()
  await expectReachableByEveryone(page)
  await page.reload()
  await page.getByRole('button', { name: /^Reservar (por \$|con tu pase)/ }).click()
  await expect(page.getByRole('heading', { name: 'Lugar apartado' })).toBeVisible()
  await expectReachableByEveryone(page)
}

test(
  'a known owner books a day by phone in eight taps from the page of the guardería',
  { tag: '@phone-only' },
  async ({ page, browser }, { project }) => {
    const dog = await eligibleDogOfLuis(browser, `Pisca ${project.name}`)
    const day = openDay('Guardería', 7)
    await loginAs(page, 'luis')
    await page.goto('/guarderia')
    let taps = 0
    const tap = async (what: ReturnType<Page['getByRole']>) => {
      taps += 1
      await what.click()
    }
    await tap(page.getByRole('link', { name: 'Reservar: Plan Diario' }))
    await tap(page.getByRole('checkbox', { name: new RegExp(dog.name) }))
    await tap(page.getByRole('link', { name: 'Continuar' }))
    await page.locator('[aria-busy="false"] table').first().waitFor()
    if ((await dayButton(page, day).count()) === 0)
      await tap(page.getByRole('button', { name: 'Mes siguiente' }))
    await expect(dayButton(page, day)).toHaveAccessibleName(
      /, quedan? \d+ lugar(es)?(, ya tienes reserva)?$/i,
    )
    await tap(dayButton(page, day))
    await tap(page.getByRole('link', { name: 'Continuar' }))
    await tap(page.getByRole('button', { name: /^Reservar (por \$|con tu pase)/ }))
    await expect(page.getByRole('heading', { name: 'Lugar apartado' })).toBeVisible()
    expect(taps).toBeLessThanOrEqual(8)
  },
)

test(
  'a stay is booked by its nights, moved, and given up',
  { tag: ['@also-wide', '@long'] },
  async ({ page, browser }, { project }) => {
    test.setTimeout(150_000)
    const dog = await eligibleDogOfLuis(browser, `Nochebuena ${project.name}`)
    const arrival = openDay('Hotel', 12)
    const departure = openDay('Hotel', 15)
    await loginAs(page, 'luis')
    await page.goto('/hotel')
    await page.goto('/mi-cuenta/reservar?servicio=hotel-1-semana')
    await chooseDog(page, dog.name)
    await showDay(page, arrival)
    await expect(page.getByRole('button', { name: 'Elige llegada y salida' })).toBeDisabled()
    await dayButton(page, arrival).click()
    await expect(page.getByRole('button', { name: 'Ahora elige la salida' })).toBeDisabled()
    await showDay(page, departure)
    await dayButton(page, departure).click()
    await expect(page).toHaveURL(new RegExp(`desde=${arrival}&hasta=${departure}`))
    await expectReachableByEveryone(page)
    await page.getByRole('link', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: /^Reservar (por \$|con tu pase)/ }).click()
    await page.getByRole('link', { name: 'Ver la reserva' }).click()
    await expect(page.getByText('Se paga al venir')).toBeVisible()
    await expectReachableByEveryone(page)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Agregar al calendario' }).click()
    expect((await download).suggestedFilename()).toBe(`reserva-${arrival}.ics`)

    await page.getByRole('link', { name: 'Cambiar fecha' }).click()
    const [later, end] = [openDay('Hotel', 20), openDay('Hotel', 22)]
    await showDay(page, later)
    await dayButton(page, later).click()
    await showDay(page, end)
    await dayButton(page, end).click()
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Pasarla a esta fecha' }).click()
    await expect(page.getByText('Listo. Ya está en su nueva fecha.')).toBeVisible()

    await page.getByRole('button', { name: 'Cancelar reserva' }).click()
    await expectReachableByEveryone(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar reserva' }).click()
    await expect(page.getByText('Cancelada', { exact: true })).toBeVisible()
  },
)

test(
  'a missing weight is requested where the room is chosen',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser }, { project }) => {
    const dog = await eligibleDogOfLuis(browser, `Pluma ${project.name}`, { weightKg: null })
    const { start, end } = openStay(30, 7)
    await loginAs(page, 'luis')
    const dates = `desde=${start}&hasta=${end}`
    await page.goto(`/mi-cuenta/reservar?servicio=hotel&rumis=${dog.id}&${dates}`)
    await expect(page.getByText(`Nos falta el peso de ${dog.name}`)).toBeVisible()
    await page.getByRole('link', { name: 'Escribir su peso' }).click()

    const weight = page.getByRole('form', { name: `Peso de ${dog.name}` })
    await weight.getByRole('button', { name: 'Guardar' }).click()
    await expect(weight.getByText('Escribe su peso en kilos.')).toBeVisible()
    await expectReachableByEveryone(page)
    await weight.getByLabel('Cuánto pesa').fill('6,5')
    await weight.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText(`Gracias: ${dog.name} pesa 6.5 kg.`)).toBeFocused()

    await page.getByRole('link', { name: 'Continuar' }).click()
    await expect(page.getByRole('heading', { name: '¿Qué noches?' })).toBeVisible()
    await page.getByRole('link', { name: 'Continuar' }).click()
    await expect(page.getByRole('button', { name: /^Reservar por \$/ })).toBeEnabled()
    await expect(page.getByText(`Nos falta el peso de ${dog.name}`)).toHaveCount(0)
  },
)

test(
  'a dog that joins the family on the way to a booking is chosen for it',
  { tag: ['@phone-only', '@long'] },
  async ({ page }, { project }) => {
    const name = `Recién ${project.name}`
    await newOwner(page, 'Rita')
    await page.goto('/mi-cuenta/reservar?servicio=spaw-completo&paso=rumis')
    await page.getByRole('link', { name: /^Agregar/ }).click()
    await page.getByLabel('Nombre', { exact: true }).fill(name)
    await page.getByText('Hembra', { exact: true }).click()
    await page.getByLabel('Fecha de nacimiento').fill('2024-02-02')
    await page.getByRole('button', { name: 'Agregar rumi' }).click()
    await expect(page).toHaveURL(/reservar\?servicio=spaw-completo&rumis=[^&]+&paso=rumis$/)
    await expect(page.getByRole('checkbox', { name: new RegExp(name) })).toBeChecked()
    await page.getByRole('link', { name: 'Continuar' }).click()
    await expect(page.getByRole('heading', { name: '¿Cuándo lo bañamos?' })).toBeVisible()
  },
)

test(
  'a bath and a session are booked by the hour, from the list of services',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser }, { project }) => {
    test.setTimeout(120_000)
    const dog = await eligibleDogOfLuis(browser, `Espuma ${project.name}`, { weightKg: 30 })
    await loginAs(page, 'luis')
    for (const [service, type, ahead, reported, lasts] of [
      ['Baño y Shampoo', 'Grooming', 9, '60 a 90 minutos, según su talla', '90 minutos, según su talla.'],
      ['Sesión Individual', 'Entrenamiento', 16, '1 hora', '1 hora.'],
    ] as const) {
      const day = openDay(type, ahead)
      await page.goto('/mi-cuenta/reservar')
      if (type === 'Grooming') await page.getByText('Estética', { exact: true }).click()
      await expect(page.getByRole('link', { name: service })).toContainText(reported)
      await page.getByRole('link', { name: service }).click()
      await chooseDog(page, dog.name)
      await showDay(page, day)
      await expect(page.getByRole('button', { name: /domingo, .*, cerrado$/ }).last()).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await dayButton(page, day).click()
      await expect(page.getByText(`Para ${dog.name} toma ${lasts}`)).toBeVisible()
      await page
        .getByRole('button', { name: /^\d{1,2}:\d\d$/ })
        .first()
        .click()
      await expectReachableByEveryone(page)
      await confirm(page)
    }
  },
)

test(
  'the same weekdays of several weeks are booked at once, each day on its own',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser }, { project }) => {
    const dog = await eligibleDogOfLuis(browser, `Martes ${project.name}`)
    await loginAs(page, 'luis')
    await page.goto(`/mi-cuenta/reservar?servicio=guarderia&rumis=${dog.id}`)
    await page.getByText('Cada semana').click()
    await page.getByRole('button', { name: 'Mar', exact: true }).click()
    await expect(page).toHaveURL(/dias=/)
    await expectReachableByEveryone(page)
    await page.getByRole('link', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: /^Reservar (por \$|con tu pase)/ }).click()
    await expect(page.getByText(/^Apartamos \d días para Martes/)).toBeVisible()
    await page.goto('/mi-cuenta/reservas')
    const series = page.getByRole('article').filter({ hasText: dog.name })
    await expect(series).toHaveCount(1)
    await expect(series.getByRole('heading', { name: 'Cada martes' })).toBeVisible()
    await series.getByText('Ver cada día').click()
    await expectReachableByEveryone(page)
    await series
      .getByRole('link', { name: /^martes/i })
      .last()
      .click()
    await expect(page).toHaveURL(/\/mi-cuenta\/reservas\/[\da-f-]{36}$/)
  },
)

test(
  'a party is requested with its hours, and staff find the request',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser }, { project }) => {
    const dog = await eligibleDogOfLuis(browser, `Fiesta ${project.name}`)
    const day = openDay('Evento', 14)
    await loginAs(page, 'luis')
    await page.goto('/mi-cuenta/reservar?servicio=evento-premium')
    await chooseDog(page, dog.name)
    await page.getByText('3 horas').click()
    await showDay(page, day)
    await dayButton(page, day).click()
    await page.getByRole('button', { name: '12:00' }).click()
    await page.getByRole('link', { name: 'Continuar' }).click()
    await page.getByLabel(/Invitados/).fill('Doce perros y un pastel')
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByRole('link', { name: 'Ver mis solicitudes' }).click()
    await expect(page.getByRole('article', { name: 'Solicitud: Paquete Premium' }).first()).toBeVisible()
    const { messages } = await dog.admin.request('/messages?kind=quote')
    const found = messages.find((one: { message: string }) => one.message.includes(dog.name))
    expect(found).toMatchObject({ subject: 'Paquete Premium', start: expect.stringContaining(day) })
  },
)

test(
  'a full day offers the next ones and a place on the waiting list, and a freed place is taken',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser }, { project }) => {
    test.setTimeout(120_000)
    const dog = await eligibleDogOfLuis(browser, `Paciente ${project.name}`)
    const other = await eligibleDogOfLuis(browser, `Rápida ${project.name}`)
    const day = openDay('Entrenamiento', project.name === 'phone' ? 24 : 26)
    const { services } = await dog.admin.request('/catalog')
    const { id: serviceId } = services.find((one: { name: string }) => one.name === 'Sesión Individual')
    const query = `serviceId=${serviceId}&from=${day}&to=${day}`
    const { availability } = await dog.admin.request(`/availability?${query}`)
    const { start, end } = availability[0].slots.find((slot: { remaining: number }) => slot.remaining > 0)
    const { serviceBooking } = await dog.admin.request('/serviceBookings', {
      method: 'POST',
      body: { serviceId, rumiIds: [other.id], start, end },
    })
    await loginAs(page, 'luis')
    await page.goto(`/mi-cuenta/reservar?servicio=sesion-individual&rumis=${dog.id}&desde=${day}`)
    await page.getByRole('button', { name: /lleno/ }).first().click()
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Avísame si se libera' }).click()
    await expect(page.getByText(/^Estás en lista de espera: \p{L}+ \d/u)).toBeVisible()

    const cancelled = { method: 'PUT', body: { status: 'cancelled' } }
    await dog.admin.request(`/serviceBookings/${serviceBooking.id}`, cancelled)
    await expect(async () => {
      await page.goto('/mi-cuenta/reservas')
      await expect(page.getByRole('heading', { name: 'Se liberó un lugar' })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Tomar el lugar' }).click()
    await expect(page.getByText('Por confirmar').first()).toBeVisible()
  },
)

test(
  'a pass is requested at its price, paid at the desk, and then usable for a booking',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser }, { project }) => {
    const dog = await eligibleDogOfLuis(browser, `Alumno ${project.name}`)
    await loginAs(page, 'luis')
    await page.goto('/mi-cuenta/reservar?servicio=entrenamiento-5')
    await expect(page.getByText('Descuento de 5 %')).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: /^Pedir por \$/ }).click()
    await expect(page.getByText('Pase pedido')).toBeVisible()
    await page.getByRole('link', { name: 'Ver mis pases' }).click()
    await expect(page.getByText('Por pagar').first()).toBeVisible()
    const { passes } = await dog.admin.request(`/passes?ownerId=${dog.luis.userId}&status=requested`)
    for (const { id } of passes)
      await dog.admin.request(`/passes/${id}`, {
        method: 'PATCH',
        body: { status: 'active', payment: { method: 'cash' } },
      })
    await page.reload()
    await expect(page.getByRole('link', { name: 'Reservar con mi pase' }).first()).toBeVisible()
    await expectReachableByEveryone(page)
  },
)
