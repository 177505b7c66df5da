import type { Page } from '@playwright/test'
import { addDays } from '@rumi/contract'
import { openDay, openDesk, openStay } from './at-the-desk.ts'
import { expectReachableByEveryone } from './axe.ts'
import { expect, test } from './journey.ts'
import { loginAs } from './people.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>

/** The panel shows the booking as it is now, whatever becomes of it, until it may look again. */
async function holdStill(page: Page, desk: Desk, id: string) {
  const data = await desk.ask('get', `/desk/bookings/${id}`)
  const address = '**/api/desk/bookings/*'
  await page.route(address, (route) => route.fulfill({ json: { data } }))
  return () => page.unroute(address)
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

    await test.step('a note that somebody else wrote meanwhile stands beside mine', async () => {
      await panel.getByLabel('Nota').fill('Trae su cobija.')
      await desk.ask('put', `/serviceBookings/${id}`, { notes: 'Viene su tía por ella.' })
      await expect(versions).toBeVisible({ timeout: 25_000 })
      await expect(panel.getByRole('row', { name: /Nota/ })).toContainText('Viene su tía por ella.')
      await expect(panel.getByLabel('Nota')).toHaveValue('Trae su cobija.')
      await expectReachableByEveryone(page)
      await panel.getByRole('button', { name: 'Guardar lo mío' }).click()
      await expect(page.getByText('Guardada la nota.')).toBeVisible()
      await expect(versions).toHaveCount(0)
    })

    await test.step('a stay that somebody else made longer is not put back unseen', async () => {
      const lookAgain = await holdStill(page, desk, id)
      await desk.ask('put', `/serviceBookings/${id}`, { end: addDays(nights.end, 1) })
      await panel.getByLabel('Lugar').selectOption('Nopal')
      await page.waitForTimeout(500)
      await lookAgain()
      await panel.getByRole('button', { name: 'Mover reserva' }).click()
      await expect(versions).toBeVisible()
      await expect(panel.getByRole('row', { name: /Dónde/ })).toContainText('Nopal')
      await expect(panel.getByRole('row', { name: /Cuándo/ })).toContainText('sin cambio')
      await expectReachableByEveryone(page)
      await panel.getByRole('button', { name: 'Guardar lo mío' }).click()
      await expect(page.getByText('Movida la reserva.')).toBeVisible()
    })
    const { visit } = await desk.ask('get', `/desk/bookings/${id}`)
    expect([visit.booking.resource, visit.booking.end]).toEqual(['Nopal', addDays(nights.end, 1)])
    await desk.close()
  },
)

test('a board that lost its line says so, and catches up by itself once it is back', async ({
  page,
  complaints,
}) => {
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
  // What the board asks for while there is no line, the browser complains of.
  const withLine = complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))
  complaints.splice(0, complaints.length, ...withLine)
  await desk.close()
})
