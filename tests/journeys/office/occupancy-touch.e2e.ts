import { addDays, formatDay } from '@rumi/contract'
import { openDesk, openStay, today } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { dragByFinger, placeOf, restFinger } from '../support/finger.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test.use({ viewport: { width: 768, height: 560 }, hasTouch: true, isMobile: true })

test(
  'on a tablet a finger that rests on a stay moves it and its ends, and one that swipes over it scrolls',
  { tag: '@long' },
  async ({ page }) => {
    const desk = await openDesk()
    const { dogId } = await desk.family('Chicharra', { weightKg: 20 })
    const nights = openStay(205, 3, 2)
    await desk.book('Hotel', dogId, { ...nights, resource: 'Jacaranda' })
    await loginAs(page, 'marta')
    await page.goto(`/oficina/ocupacion?desde=${nights.start}&rango=quincena`)
    const bar = page.getByRole('button', { name: /^Chicharra,/ })
    await expect(bar).toHaveAccessibleName(/Jacaranda/)
    await expect(page.getByText(/^Mantén presionada una barra/)).toBeVisible()
    await expectReachableByEveryone(page)
    await bar.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }))

    await test.step('a swipe scrolls the page and leaves the stay alone', async () => {
      const scrolled = () => page.evaluate(() => window.scrollY)
      const before = await scrolled()
      const at = await placeOf(bar)
      await dragByFinger(page, at, { x: at.x, y: at.y - 120 }, 0)
      await expect.poll(scrolled).toBeGreaterThan(before)
      await expect(bar).toHaveAccessibleName(/Jacaranda/)
    })

    await test.step('resting on it takes it along to another room', async () => {
      const at = await placeOf(bar)
      const nopal = await placeOf(page.getByText('Nopal', { exact: true }))
      await dragByFinger(page, at, { x: at.x, y: nopal.y }, 500)
      await expect(page.getByText(/^Listo: Chicharra en Nopal/)).toBeVisible()
      await expect(bar).toHaveAccessibleName(/Nopal/)
    })

    await test.step('resting on its end shortens it and confirms the price', async () => {
      const at = await placeOf(bar)
      await dragByFinger(page, { x: at.right - 6, y: at.y }, { x: at.right - 6 - at.width / 3, y: at.y }, 500)
      const question = page.getByRole('dialog', { name: 'Cambia el precio de Chicharra' })
      await expect(question).toBeVisible()
      await question.getByRole('button', { name: 'Cambiar', exact: true }).click()
      await expect(bar).toHaveAccessibleName(new RegExp(formatDay(addDays(nights.end, -1), today())))
    })

    await test.step('held at the side of the plan, it scrolls along to days that were out of sight', async () => {
      const plan = page.getByRole('region', { name: 'Habitaciones por día' })
      const scrolled = () => plan.evaluate((element) => element.scrollLeft)
      await plan.evaluate((element) => element.scrollTo({ left: 0 }))
      const at = await placeOf(bar)
      const frame = (await plan.boundingBox())!
      const before = await bar.getAttribute('aria-label')
      const finger = await restFinger(page, at)
      await finger.moveTo({ x: frame.x + frame.width - 4, y: at.y })
      await expect.poll(scrolled).toBeGreaterThan(100)
      await page.keyboard.press('Escape')
      await finger.lift()
      await expect(page.getByText('Chicharra se queda donde estaba.')).toBeVisible()
      expect(await bar.getAttribute('aria-label')).toBe(before)
      await bar.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }))
    })

    await test.step('a tap opens it', async () => {
      await bar.tap()
      await expect(page.getByRole('dialog', { name: 'Reserva de Chicharra' })).toBeVisible()
    })
    await desk.close()
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a stay is moved from the list of rooms, to another room and other days @long', async ({ page }) => {
    const desk = await openDesk()
    const { dogId } = await desk.family('Libélula', { weightKg: 20 })
    const nights = openStay(225, 3, 2)
    await desk.book('Hotel', dogId, { ...nights, resource: 'Jacaranda' })
    await loginAs(page, 'marta')
    await page.goto(`/oficina/ocupacion?desde=${nights.start}`)
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Mover Libélula' }).tap()
    const panel = page.getByRole('dialog', { name: 'Reserva de Libélula' })
    await expect(panel.getByLabel('Llegada')).toBeFocused()
    await expect(panel.getByRole('heading', { name: 'Reserva de Libélula' })).toBeInViewport()
    await panel.getByLabel('Lugar').selectOption('Nopal')
    await panel.getByLabel('Salida').fill(addDays(nights.end, -1))
    await panel.getByRole('button', { name: 'Mover reserva' }).tap()
    const closed = Promise.withResolvers<void>()
    await page.route('**/api/reports/occupancy?**', async (route) => {
      await closed.promise
      await route.continue()
    })
    const question = page.getByRole('dialog', { name: 'Cambia el precio de Libélula' })
    await question.getByRole('button', { name: 'Cambiar', exact: true }).tap()
    await expect(page.getByText('Movida la reserva.')).toBeVisible()
    await panel.getByRole('button', { name: 'Cerrar', exact: true }).tap()
    const jacaranda = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: /^Jacaranda/ }) })
    await expect(jacaranda.getByRole('button', { name: 'Mover Libélula' })).toBeFocused()
    closed.resolve()
    const nopal = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Nopal/ }) })
    await expect(nopal.getByRole('button', { name: 'Mover Libélula' })).toBeFocused()
    await desk.close()
  })
})
