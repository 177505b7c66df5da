import { instantAt } from '@rumi/contract'
import { openDay, openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test(
  'a party requested by a visitor becomes a booking at the agreed price, and only then is it answered',
  { tag: '@long' },
  async ({ page, request }, { project }) => {
    const isPhone = project.name === 'phone'
    const day = openDay('Evento', isPhone ? 130 : 131)
    const who = `Regina ${isPhone ? 'Prado' : 'Solís'}`
    const phone = isPhone ? '55 8123 4567' : '55 8123 4568'
    const mail = `regina-${project.name}-${Date.now()}@correo.mx`
    const requested = { name: who, email: mail, phone, package: 'Paquete Premium' }
    await request.post('/api/quotes', {
      data: { ...requested, start: day, dogs: ['Nube'], message: 'Cumple cinco años.' },
    })
    await loginAs(page, 'marta')
    await page.goto('/oficina/mensajes')
    await expectReachableByEveryone(page)
    await page.getByRole('link', { name: `Hacer su reserva ${who}` }).click()

    await test.step('the booking is filled in with the request', async () => {
      await expect(page.getByRole('heading', { name: `${who} pide: Paquete Premium` })).toBeVisible()
      await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Regina')
      await expect(page.getByLabel('Correo')).toHaveValue(mail)
      await expect(page.getByLabel('Teléfono')).toHaveValue(phone)
      await expect(page.getByLabel('Nombre del rumi')).toHaveValue('Nube')
      await expectReachableByEveryone(page)
      await page.getByText('Hembra', { exact: true }).click()
      await page.getByLabel('Fecha de nacimiento').fill('2021-12-05')
      await page.getByRole('button', { name: 'Guardar y seguir' }).click()
      await expect(page.getByLabel('Servicio')).toHaveValue(/\w/)
      await expect(page.getByLabel('Duración')).toHaveValue('180')
      await expect(page.getByLabel('Día', { exact: true })).toHaveValue(day)
      await expect(page.getByLabel('Nota para el equipo')).toHaveValue('Cumple cinco años. Para Nube.')
    })

    await test.step('an incomplete price is refused beside its field, and nothing is booked', async () => {
      await page.getByRole('group', { name: 'Hora' }).getByText('10:00', { exact: true }).click()
      await page.getByLabel('Precio acordado en pesos').fill('4,500')
      await expect(page.getByText('$4,500.00 MXN, de los cuales $620.69 MXN son IVA.')).toBeVisible()
      await page.getByRole('button', { name: 'Reservar', exact: true }).click()
      await expect(page.getByText('Escribe qué incluye, en al menos 10 letras.')).toBeVisible()
      await expectReachableByEveryone(page)
    })

    await test.step('booked, it leads back to the request and the request to it', async () => {
      await page.getByLabel('Qué incluye').fill('Paquete Premium para doce invitados.')
      await page.getByRole('button', { name: 'Reservar', exact: true }).click()
      await expect(page).toHaveURL(`/oficina?dia=${day}`)
      await page.goto('/oficina/mensajes?estado=answered')
      await page.getByRole('link', { name: `Ver su reserva ${who}` }).click()
      const panel = page.getByRole('dialog', { name: 'Reserva de Nube' })
      await expect(panel.getByText('Precio acordado, $4,500.00 MXN')).toBeVisible()
      await expectReachableByEveryone(page)
      await panel.getByRole('link', { name: /^Paquete Premium, / }).click()
      await expect(page.getByRole('article', { name: who })).toContainText('Respondido')
    })
  },
)

test('an event that was booked without a price waits for one before it is confirmed @long', async ({
  page,
}) => {
  const desk = await openDesk()
  const { dogId } = await desk.family('Sin precio')
  const day = openDay('Evento', 140)
  const { id } = await desk.book('Evento', dogId, {
    start: instantAt(day, '12:00'),
    end: instantAt(day, '14:00'),
  })
  await loginAs(page, 'marta')
  await page.goto(`/oficina/reservas?reserva=${id}`)
  const panel = page.getByRole('dialog', { name: 'Reserva de Sin precio' })
  await expect(panel.getByText('Todavía no hay precio acordado.')).toBeVisible()
  await panel.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Ese evento todavía no tiene precio.', { exact: false })).toBeVisible()
  await panel.getByRole('button', { name: 'Guardar precio' }).click()
  await expect(panel.getByText('Escribe un importe como 4500 o 4,500.50.')).toBeVisible()
  await expectReachableByEveryone(page)
  await panel.getByLabel('Precio acordado en pesos').fill('3200')
  await panel.getByLabel('Qué incluye').fill('Paquete Básico, sin pastel.')
  await panel.getByRole('button', { name: 'Guardar precio' }).click()
  await expect(panel.getByRole('button', { name: 'Cambiar el precio acordado' })).toBeVisible()
  await expect(panel.getByText('$3,200.00 MXN').first()).toBeVisible()
  await panel.getByRole('button', { name: 'Confirmar' }).click()
  await expect(panel.getByText('Confirmada', { exact: true }).last()).toBeVisible()
  await desk.close()
})
