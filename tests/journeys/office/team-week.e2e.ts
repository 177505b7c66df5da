import { instantAt, weekdayOf } from '@rumi/contract'
import { openDay, openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { dragByFinger, placeOf } from '../support/finger.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test.use({ hasTouch: true })

test(
  'a turn of the week is dragged to a colleague, refused where it cannot be, and moved by its button',
  { tag: '@long' },
  async ({ page }) => {
    const desk = await openDesk()
    const { dogId } = await desk.family('Ciruela')
    const day = openDay('Grooming', 131)
    const start = instantAt(day, '12:30')
    await desk.book('Grooming', dogId, { start, end: start, resource: 'Sofía' })
    await desk.close()
    await loginAs(page, 'marta')
    await page.goto(`/oficina/ocupacion?vista=equipo&rango=semana&desde=${day}`)
    const turn = page.getByRole('button', { name: /Ciruela ?,/ })
    const square = (person: RegExp, weekday: number) =>
      page
        .getByRole('row', { name: person })
        .getByRole('cell')
        .nth(weekday - 1)
    await expect(turn).toHaveAccessibleName(/Sofía/)
    await expectReachableByEveryone(page)

    await test.step('dragged to a colleague it is theirs', async () => {
      await turn.dragTo(square(/^Diego/, weekdayOf(day)))
      await expect(page.getByText(/^Listo: Ciruela en Diego/)).toBeVisible()
      await expect(turn).toHaveAccessibleName(/Diego/)
    })

    await test.step('on a closed day it stays where it was, with the reason', async () => {
      await turn.dragTo(square(/^Sofía/, 7))
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByText(/^Ciruela se queda donde estaba\./)).toBeVisible()
      await expect(turn).toHaveAccessibleName(/Diego/)
      await expectReachableByEveryone(page)
    })

    await test.step('a trainer does not take it', async () => {
      const trainer = page.getByRole('row', { name: /Entrenamiento/ }).first()
      await turn.dragTo(trainer.getByRole('cell').nth(weekdayOf(day) - 1))
      await expect(page.getByText(/Ese trabajo no lo hace esa persona\.$/)).toBeVisible()
    })

    await test.step('a finger that rests on it takes it along, and one that swipes scrolls', async () => {
      const sofia = square(/^Sofía/, weekdayOf(day))
      await dragByFinger(page, await placeOf(turn), await placeOf(sofia), 0)
      await expect(turn).toHaveAccessibleName(/Diego/)
      await turn.scrollIntoViewIfNeeded()
      await dragByFinger(page, await placeOf(turn), await placeOf(sofia))
      await expect(page.getByText(/^Listo: Ciruela en Sofía/)).toBeVisible()
      await expect(turn).toHaveAccessibleName(/Sofía/)
    })

    await test.step('its button moves it without dragging, by keyboard alone', async () => {
      await page.getByRole('button', { name: 'Mover Ciruela' }).press('Enter')
      const panel = page.getByRole('dialog', { name: 'Reserva de Ciruela' })
      await expect(panel.getByLabel('Día')).toBeFocused()
      await panel.getByLabel('Con quién').selectOption('Diego')
      await panel.getByRole('button', { name: 'Mover reserva' }).press('Enter')
      await expect(page.getByText('Movida la reserva.')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(turn).toHaveAccessibleName(/Diego/)
    })
  },
)
