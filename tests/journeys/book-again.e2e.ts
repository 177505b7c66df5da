import { dayCareToday, openDesk } from './at-the-desk.ts'
import { expectReachableByEveryone } from './axe.ts'
import { expect, test } from './journey.ts'
import { loginAs } from './people.ts'

test(
  'who was here books the same again: service and dogs are chosen, the day is left',
  {
    tag: '@phone-only',
  },
  async ({ page }) => {
    const today = dayCareToday()
    if (!today) return
    const desk = await openDesk()
    const { rumis } = await desk.ask('get', '/rumis?search=Canela')
    const canela = rumis.find(({ name }: { name: string }) => name === 'Canela')
    const booked = await desk.book('Guardería', canela._id, { start: today, end: today })
    for (const status of ['checked-in', 'checked-out'])
      await desk.ask('put', `/serviceBookings/${booked.id}`, { status })

    await loginAs(page, 'ana')
    await page.goto('/mi-cuenta/reservar')
    const again = page.getByRole('link', { name: /^Igual que la última vez: .*, Canela$/ })
    await expect(again).toBeVisible()
    await expectReachableByEveryone(page)
    await again.click()
    await expect(page).toHaveURL(/paso=fechas/)
    await expect(page.getByRole('grid').first()).toBeVisible()

    await page.goto(`/mi-cuenta/reservas/${booked.id}`)
    await page.getByRole('link', { name: 'Reservar lo mismo' }).click()
    await expect(page).toHaveURL(/paso=fechas/)
  },
)
