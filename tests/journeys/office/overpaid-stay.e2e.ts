import { addDays, formatPesos } from '@rumi/contract'
import { openDesk, openStay } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { dayButton, eligibleDogOfLuis, showDay } from '../support/booking-people.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test(
  'a paid stay that the desk shortens prompts for the difference',
  { tag: '@long' },
  async ({ page }, { project }) => {
    const desk = await openDesk()
    const name = `Acortada ${project.name}`
    const { dogId } = await desk.family(name)
    const nights = openStay(project.name === 'phone' ? 151 : 161, 4, 2)
    const stay = await desk.book('Hotel', dogId, nights)
    const totalCentavos: number = stay.totalCentavos
    const payment = { target: { bookingId: stay.id }, method: 'card', amountCentavos: totalCentavos }
    await desk.request('post', '/payments', payment)
    await loginAs(page, 'marta')
    await page.goto(`/oficina?dia=${nights.start}&reserva=${stay.id}&parte=mover`)
    const panel = page.getByRole('dialog', { name: `Reserva de ${name}` })
    await panel.getByLabel('Salida').fill(addDays(nights.end, -2))
    await panel.getByRole('button', { name: 'Mover reserva' }).click()
    const question = page.getByRole('dialog', { name: `Cambia el precio de ${name}` })
    const half = formatPesos(totalCentavos / 2)
    await expect(question.getByText(`Se pagaron ${half} más de lo que cuesta. ¿Qué se hace?`)).toBeVisible()
    await expect(question.getByLabel('Dejarlo a favor')).toBeChecked()
    await expectReachableByEveryone(page)
    await question.getByText('Devolverlo', { exact: true }).click()
    await question.getByRole('button', { name: 'Cambiar' }).click()
    await expect(panel.getByText(`Cuesta menos de lo pagado: se devolvieron ${half}`)).toBeVisible()
    const account = await desk.request('get', `/serviceBookings/${stay.id}/payments`)
    expect(account).toMatchObject({ paidCentavos: totalCentavos / 2, overpaidCentavos: 0, leftCentavos: 0 })
    await desk.close()
  },
)

test('an owner sees the credit that shortening a paid stay leaves, before shortening it @long', async ({
  page,
  browser,
}, { project }) => {
  const desk = await openDesk()
  const dog = await eligibleDogOfLuis(browser, 'Pagada')
  const nights = openStay(project.name === 'phone' ? 171 : 181, 4, 2)
  const body = { serviceId: await desk.serviceOf('Hotel'), rumiIds: [dog.id], ...nights }
  const { serviceBooking } = await dog.luis.request('/serviceBookings', { method: 'POST', body })
  const { id, totalCentavos } = serviceBooking
  const payment = { target: { bookingId: id }, method: 'transfer', amountCentavos: totalCentavos }
  await desk.request('post', '/payments', payment)
  await loginAs(page, 'luis')
  await page.goto(`/mi-cuenta/reservas/${id}/mover`)
  await showDay(page, nights.start)
  await dayButton(page, nights.start).first().click()
  const newEnd = addDays(nights.start, 2)
  await showDay(page, newEnd)
  await dayButton(page, newEnd).first().click()
  const half = formatPesos(totalCentavos / 2)
  await expect(page.getByText(`Ya pagaste ${half} más de lo que costará`)).toBeVisible()
  await expectReachableByEveryone(page)
  await page.getByRole('button', { name: 'Pasarla a esta fecha' }).click()
  await expect(page.getByText(`Ya está en su nueva fecha. ${half} quedaron a tu favor.`)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/mi-cuenta/reservas/${id}$`))
  await expect(page.getByText('Pagada', { exact: true }).first()).toBeVisible()
  await page.goto('/mi-cuenta/notificaciones')
  const reported = page.getByRole('link', { name: `Quedan ${half} a tu favor para tu próximo pago.` }).first()
  await expect(reported).toBeVisible()
  await expectReachableByEveryone(page)
  await reported.click()
  await expect(page).toHaveURL(new RegExp(`/mi-cuenta/reservas/${id}$`))
  await desk.close()
})

test(
  'a pending refund links from check-out to its booking',
  { tag: '@long' },
  async ({ page, openToday }, { project }) => {
    const desk = await openDesk()
    const name = `Pendiente ${project.name}`
    const { dogId } = await desk.family(name)
    const visit = await desk.book('Guardería', dogId, { start: openToday, end: openToday })
    await desk.request('put', `/serviceBookings/${visit.id}`, { status: 'checked-in' })
    const stay = await desk.book('Hotel', dogId, openStay(project.name === 'phone' ? 191 : 201, 2))
    await desk.request('post', '/payments', {
      target: { bookingId: stay.id },
      method: 'card',
      amountCentavos: stay.totalCentavos,
    })
    await desk.request('put', `/serviceBookings/${stay.id}`, { status: 'cancelled' })
    await loginAs(page, 'marta')
    await page.goto('/oficina')
    await page.getByRole('listitem', { name }).getByRole('button', { name: 'Cobrar y entregar' }).click()
    const sheet = page.getByRole('dialog', { name: `Cobrar y entregar a ${name}` })
    await sheet.getByRole('link', { name: /^Resolver: / }).click()
    await expect(page).toHaveURL(new RegExp(`reserva=${stay.id}`))
    await expect(sheet).toBeHidden()
    await desk.close()
  },
)
