import type { Page } from '@playwright/test'
import { addDays } from '@rumi/contract'
import { openDay, openDesk, openStay } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>

/** Freezes the booking in the panel; returns a function that lets it refetch. */
async function holdStill(page: Page, desk: Desk, id: string) {
  const data = await desk.request('get', `/desk/bookings/${id}`)
  const address = '**/api/desk/bookings/*'
  await page.route(address, (route) => route.fulfill({ json: { data } }))
  return async () => {
    await page.unroute(address)
    await page.route(address, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      await route.continue()
    })
  }
}

test(
  'two who change the same booking see both versions, and none is lost before one of them chooses',
  { tag: '@long' },
  async ({ page }) => {
    const desk = await openDesk()
    const { dogId } = await desk.family('Disputada', { weightKg: 20 })
    const nights = openStay(240, 2, 3, 4)
    const { id } = await desk.book('Hotel', dogId, { ...nights, resource: 'Jacaranda' })
    await loginAs(page, 'admin')
    await page.goto(`/oficina/reservas?desde=${nights.start}&reserva=${id}`)
    const panel = page.getByRole('dialog', { name: 'Reserva de Disputada' })
    const versions = panel.getByRole('alert').filter({ hasText: 'Alguien lo cambió mientras escribías' })

    await test.step('a note of a colleague written meanwhile appears beside mine', async () => {
      await panel.getByLabel('Nota').fill('Trae su cobija.')
      await desk.request('put', `/serviceBookings/${id}`, { notes: 'Viene su tía por ella.' })
      await expect(versions).toBeVisible({ timeout: 25_000 })
      await expect(panel.getByRole('row', { name: /Nota/ })).toContainText('Viene su tía por ella.')
      await expect(panel.getByLabel('Nota')).toHaveValue('Trae su cobija.')
      await expectReachableByEveryone(page)
      await panel.getByRole('button', { name: 'Guardar lo mío' }).click()
      await expect(page.getByText('Guardada la nota.')).toBeVisible()
      await expect(versions).toHaveCount(0)
    })

    await test.step('a stay that a colleague extended is not shortened unseen', async () => {
      const lookAgain = await holdStill(page, desk, id)
      // Nothing that was asked for before is on its way any more.
      await page.reload()
      await expect(panel.getByLabel('Lugar')).toHaveValue('Jacaranda')
      await desk.request('put', `/serviceBookings/${id}`, { end: addDays(nights.end, 1) })
      await panel.getByLabel('Lugar').selectOption('Nopal')
      await page.waitForTimeout(500)
      await lookAgain()
      await panel.getByRole('button', { name: 'Mover reserva' }).click()
      await expect(versions).toBeVisible()
      await expect(panel.getByRole('row', { name: /Dónde/ })).toContainText('Nopal')
      await expect(panel.getByRole('row', { name: /Cuándo/ })).toContainText('sin cambio')
      await panel.getByRole('button', { name: 'Guardar lo mío' }).click()
      await expect(page.getByText('Movida la reserva.')).toBeVisible()
    })
    const { deskBooking } = await desk.request('get', `/desk/bookings/${id}`)
    expect([deskBooking.booking.resource, deskBooking.booking.end]).toEqual(['Nopal', addDays(nights.end, 1)])
    await desk.close()
  },
)

test(
  'a room, a hall and a groomer that a colleague changed meanwhile stand beside what was written @long',
  { tag: '@also-phone' },
  async ({ page }, { project }) => {
    const desk = await openDesk()
    const name = (what: string) => `${what} ${project.name}`
    const { room } = await desk.request('post', '/rooms', { name: name('Magnolia'), size: 'small' })
    const { hall } = await desk.request('post', '/halls', { name: name('Pérgola') })
    const { staffMember } = await desk.request('post', '/staffMembers', {
      kind: 'groomer',
      name: name('Irma'),
    })
    await loginAs(page, 'admin')
    const dialog = page.getByRole('dialog')
    const cells = (label: string) => dialog.getByRole('row', { name: label }).getByRole('cell')
    const save = () => dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
    const change = (of: string) => page.getByRole('button', { name: `Cambiar ${name(of)}` }).click()

    await page.goto('/oficina/ajustes/habitaciones')
    await test.step('keeps my room and the untouched fields of my colleague', async () => {
      await change('Magnolia')
      await desk.request('patch', `/rooms/${room.id}`, { maxDogs: 3 })
      await dialog.getByLabel('Peso máximo').fill('9')
      await save()
      await expect(cells('Peso máximo')).toHaveText([/^9$/, String(room.maxWeightKg)])
      await expect(cells('Rumis de una familia')).toHaveText(['sin cambio', '3'])
      await expectReachableByEveryone(page)
      await dialog.getByRole('button', { name: 'Guardar lo mío' }).click()
      await expect(dialog).toHaveCount(0)
      const { rooms } = await desk.request('get', '/rooms')
      const kept = rooms.find(({ id }: { id: string }) => id === room.id)
      expect(kept).toMatchObject({ maxDogs: 3, maxWeightKg: 9 })
    })

    await test.step('keeps the hall of my colleague', async () => {
      await change('Pérgola')
      await desk.request('patch', `/halls/${hall.id}`, { name: name('Pérgola techada') })
      await dialog.getByLabel('Nombre').fill(name('Pérgola chica'))
      await save()
      await expect(cells('Nombre')).toHaveText([name('Pérgola chica'), name('Pérgola techada')])
      await dialog.getByRole('button', { name: 'Quedarme con lo que hay' }).click()
      await expect(dialog.getByLabel('Nombre')).toHaveValue(name('Pérgola techada'))
      await dialog.getByRole('button', { name: 'Volver' }).click()
      await expect(page.getByRole('listitem').filter({ hasText: name('Pérgola techada') })).toBeVisible()
    })

    await test.step('both versions of a groomer show their names', async () => {
      await page.goto('/oficina/ajustes/equipo')
      await change('Irma')
      await desk.request('patch', `/staffMembers/${staffMember.id}`, { name: name('Irma Luz') })
      await dialog.getByLabel('Spaw Completo').check()
      await save()
      await expect(cells('Nombre')).toHaveText(['sin cambio', name('Irma Luz')])
      await expect(cells('Servicios que hace')).toHaveText(['Spaw Completo', 'Todos los servicios'])
      await expectReachableByEveryone(page)
      await dialog.getByRole('button', { name: 'Guardar lo mío' }).click()
      await expect(page.getByText(`Guardado: ${name('Irma Luz')}.`)).toBeVisible()
    })
    for (const path of [`/rooms/${room.id}`, `/halls/${hall.id}`, `/staffMembers/${staffMember.id}`])
      await desk.request('delete', path)
    await desk.close()
  },
)

test(
  'places of the day care that a colleague changed meanwhile are not put back by who changes another day',
  { tag: '@long' },
  async ({ page }) => {
    const desk = await openDesk()
    await loginAs(page, 'admin')
    await page.goto('/oficina/ajustes/habitaciones')
    const form = page.locator('form').filter({ has: page.getByLabel('Lunes') })
    await expect(form.getByLabel('Lunes')).toBeVisible()
    await desk.request('patch', '/settings', { dayCarePlaces: 24 })
    await form.getByLabel('Lunes').fill('30')
    await form.getByRole('button', { name: 'Guardar' }).click()
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(form.getByLabel('Lunes')).toHaveValue('30')
    await expect(form.getByLabel('Un día normal')).toHaveValue('24')
    await form.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Guardado. Se ofrece desde ahora.')).toBeVisible()
    await expect(form.getByRole('alert')).toHaveCount(0)
    const { settings } = await desk.request('get', '/settings')
    expect(settings).toMatchObject({ dayCarePlaces: 24, dayCarePlacesOn: [{ weekday: 1, places: 30 }] })
    await desk.request('patch', '/settings', { dayCarePlaces: 20, dayCarePlacesOn: [] })
    await desk.close()
  },
)

test(
  'a board that lost its line says so, and catches up by itself once it is back',
  { tag: '@long' },
  async ({ page, complaints }) => {
    const desk = await openDesk()
    const day = openDay('Guardería', 75)
    const { dogId } = await desk.family('Ausente')
    await loginAs(page, 'marta')
    await page.goto(`/oficina?dia=${day}`)
    await expect(page.getByRole('searchbox', { name: 'Buscar perro, dueño o teléfono' })).toBeVisible()
    await expect(page.getByText(/Nadie/).first()).toBeVisible()
    await page.context().setOffline(true)
    await expect(page.getByText(/^Sin conexión/)).toBeVisible()
    await expectReachableByEveryone(page)
    await desk.book('Guardería', dogId, { start: day, end: day })
    await expect(page.getByRole('listitem', { name: 'Ausente' })).toHaveCount(0)
    await page.context().setOffline(false)
    await expect(page.getByRole('listitem', { name: 'Ausente' })).toBeVisible({ timeout: 10_000 })
    await expect(page.getByText(/^Sin conexión/)).toHaveCount(0)
    // The browser logs the requests of the board that fail offline.
    const withLine = complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))
    complaints.splice(0, complaints.length, ...withLine)
    await desk.close()
  },
)
