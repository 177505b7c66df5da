import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test(
  'an owner follows the day of a dog live, is offered pushes without a question of the browser, and replies to the report',
  {
    tag: '@phone-only',
  },
  async ({ page, openToday }) => {
    const desk = await openDesk()
    const { rumis } = await desk.request('get', '/rumis?search=Canela')
    const canela = rumis.find(({ name }: { name: string }) => name === 'Canela')
    const booked = await desk.book('Guardería', canela._id, { start: openToday, end: openToday })
    await desk.request('put', `/serviceBookings/${booked.id}`, { status: 'checked-in' })

    await loginAs(page, 'ana')
    await page.goto('/mi-cuenta')
    // The latest arrival is first; she may have been here before on this day.
    const day = page.getByRole('article', { name: 'El día de Canela' }).first()
    await expect(day.getByText('Llegó')).toBeVisible()
    await expectReachableByEveryone(page)
    expect(await page.evaluate(() => Notification.permission)).not.toBe('granted')

    const { visits } = await desk.request('get', `/visits?rumiId=${canela._id}`)
    const { id } = visits.find(({ status }: { status: string }) => status === 'in-house')
    await desk.request('post', `/visits/${id}/ready`, {})
    await expect(day.getByText('Ya puedes pasar')).toBeVisible()

    const { reportCard } = await desk.request('post', '/reportCards', {
      bookingId: booked.id,
      rumiId: canela._id,
      day: openToday,
    })
    await desk.request('patch', `/reportCards/${reportCard.id}`, { mood: 'happy', sent: true })
    await day.getByRole('link', { name: 'Su reporte del día' }).click()
    await page.getByRole('button', { name: /^Responder/ }).click()
    await page.getByLabel('Tu respuesta').fill('¡Gracias!')
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Enviar respuesta' }).click()
    await expect(page.getByText('Enviada. La leemos en la oficina.')).toBeVisible()
    await desk.close()
  },
)
