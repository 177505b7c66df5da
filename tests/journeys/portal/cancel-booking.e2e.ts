import { formatPesos, instantAt } from '@rumi/contract'
import { openDesk, openStay } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { eligibleDogOfLuis, openDay } from '../support/booking-people.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test(
  'a stay takes what was added to it along, unless the desk says otherwise or it may not',
  { tag: ['@phone-only', '@long'] },
  async ({ page }, { project }) => {
    const desk = await openDesk()
    const name = `Viajera ${project.name}`
    const { dogId } = await desk.family(name)
    const nights = openStay(project.name === 'phone' ? 131 : 141, 2)
    const stay = await desk.book('Hotel', dogId, nights)
    const during = (hour: string) => ({
      start: instantAt(nights.end, hour),
      end: instantAt(nights.end, hour),
    })
    const bath = await desk.book('Grooming', dogId, during('08:00'))
    const session = await desk.book('Entrenamiento', dogId, during('10:00'))
    const statusOf = async ({ id }: { id: string }) =>
      (await desk.request('get', `/desk/bookings/${id}`)).deskBooking.booking.status
    await loginAs(page, 'marta')
    await page.goto(`/oficina?dia=${nights.start}&reserva=${stay.id}`)
    const panel = page.getByRole('dialog', { name: `Reserva de ${name}` })
    const question = page.getByRole('dialog', { name: `¿Cancelar la reserva de ${name}?` })
    const cancel = () => panel.getByRole('button', { name: 'Cancelar' }).click()

    await test.step('both are offered, and what is kept is offered again', async () => {
      await cancel()
      await expect(question.getByRole('checkbox')).toHaveCount(2)
      for (const box of await question.getByRole('checkbox').all()) await expect(box).toBeChecked()
      await expectReachableByEveryone(page)
      await question.getByRole('checkbox').nth(1).uncheck()
      await question.getByRole('button', { name: 'Volver' }).click()
      await cancel()
      await expect(question.getByRole('checkbox').nth(1)).toBeChecked()
    })

    await test.step('a visit that cannot be cancelled is shown with the reason', async () => {
      await desk.request('put', `/serviceBookings/${bath.id}`, { notes: 'Con shampoo de avena.' })
      await question.getByRole('button', { name: 'Cancelar', exact: false }).last().click()
      await expect(panel.getByText(/También cancelamos .+ sigue en pie: /)).toBeVisible()
      expect(await statusOf(stay)).toBe('cancelled')
      expect(await statusOf(session)).toBe('cancelled')
      expect(await statusOf(bath)).not.toBe('cancelled')
    })
    await desk.close()
  },
)

test(
  'an owner who cancels a paid booking sees the promised text on its page',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser }) => {
    const dog = await eligibleDogOfLuis(browser, 'Pagada')
    const { services } = await dog.luis.request('/catalog')
    const dayCare = services.find(({ serviceType }: { serviceType: string }) => serviceType === 'Guardería')
    const day = openDay('Guardería', 33)
    const booked = { serviceId: dayCare.id, rumiIds: [dog.id], start: day, end: day }
    const { serviceBooking } = await dog.luis.request('/serviceBookings', { method: 'POST', body: booked })
    const { id, totalCentavos } = serviceBooking
    const payment = { target: { bookingId: id }, method: 'transfer', amountCentavos: totalCentavos }
    await dog.admin.request('/payments', { method: 'POST', body: payment })
    await loginAs(page, 'luis')
    await page.goto(`/mi-cuenta/reservas/${id}`)
    await page.getByRole('button', { name: 'Cancelar reserva' }).click()
    const question = page.getByRole('dialog')
    const pesos = formatPesos(totalCentavos)
    await expect(
      question.getByText(`Pagaste ${pesos}: recepción te escribe para devolvértelo.`),
    ).toBeVisible()
    await question.getByRole('button', { name: 'Cancelar reserva' }).click()
    await expect(page.getByText(`Recepción te escribe para devolverte ${pesos}.`)).toBeVisible()
    await expect(page.locator(':is(h1, h2, h3):focus'), 'the button is gone').toBeVisible()
    await expectReachableByEveryone(page)
  },
)
