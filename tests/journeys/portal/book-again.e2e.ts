import { openDay, openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test(
  'a returning client books again: service and dogs are chosen, the day is open',
  {
    tag: '@phone-only',
  },
  async ({ page, openToday }) => {
    const desk = await openDesk()
    const { rumis } = await desk.request('get', '/rumis?search=Canela')
    const canela = rumis.find(({ name }: { name: string }) => name === 'Canela')
    const booked = await desk.book('Guardería', canela._id, { start: openToday, end: openToday })
    for (const status of ['checked-in', 'checked-out'])
      await desk.request('put', `/serviceBookings/${booked.id}`, { status })

    await loginAs(page, 'ana')
    await page.goto('/mi-cuenta/reservar')
    const again = page.getByRole('link', { name: /^Igual que la última vez: .*, Canela$/ })
    await expect(again).toBeVisible()
    await expectReachableByEveryone(page)
    await again.click()
    await expect(page).toHaveURL(/paso=fechas/)
    await expect(page.getByRole('grid').first()).toBeVisible()

    await page.goto(`/mi-cuenta/reservas/${booked.id}`)
    await expect(page.getByText('Falta pagarla')).toBeVisible()
    await expect(page.getByText(/^Transfiere o paga en recepción\./)).toBeVisible()
    await page.getByRole('link', { name: 'Reservar lo mismo' }).click()
    await expect(page).toHaveURL(/paso=fechas/)
  },
)

test('instructions for a visit are changed on its page, and nothing written is lost by leaving @long', async ({
  page,
}) => {
  const desk = await openDesk()
  const { rumis } = await desk.request('get', '/rumis?search=Canela')
  const canela = rumis.find(({ name }: { name: string }) => name === 'Canela')
  const day = openDay('Guardería', 21)
  const { id } = await desk.book('Guardería', canela._id, { start: day, end: day })
  await loginAs(page, 'ana')
  await page.goto(`/mi-cuenta/reservas/${id}`)
  await page.getByRole('button', { name: 'Agregar nota' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Lo que nos contaste').fill('Viene por ella mi hermana.')
  await expectReachableByEveryone(page)
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Seguir escribiendo' }).click()
  await dialog.getByRole('button', { name: 'Guardar nota' }).click()
  await expect(page.getByText('Guardada. Recepción ya la ve.')).toBeVisible()
  await expect(page.getByText('Viene por ella mi hermana.')).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar nota' }).click()
  await dialog.getByLabel('Lo que nos contaste').fill(' ')
  await dialog.getByRole('button', { name: 'Guardar nota' }).click()
  await expect(page.getByText('Quitada. Recepción ya no la ve.')).toBeVisible()
  await desk.close()
})
