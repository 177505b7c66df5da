import { addDays, formatDay } from '@rumi/contract'
import { openDesk, openStay, today } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test('a stay is moved by keyboard and by pointer, a new price is confirmed first, and a rejection moves the bar back @long', async ({
  page,
}) => {
  const desk = await openDesk()
  const { dogId } = await desk.family('Mandarina', { weightKg: 20 })
  const nights = openStay(80, 2, 3)
  await desk.book('Hotel', dogId, { ...nights, resource: 'Jacaranda' })
  await loginAs(page, 'admin')
  await page.goto(`/oficina/ocupacion?desde=${nights.start}&rango=quincena`)
  const bar = page.getByRole('button', { name: /^Mandarina,/ })
  await expect(bar).toHaveAccessibleName(/Jacaranda/)
  await expectReachableByEveryone(page)

  await test.step('arrows move it to another room, which costs the same', async () => {
    await bar.focus()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(/^Mandarina pasaría a Bugambilia/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Listo: Mandarina en Bugambilia/)).toBeVisible()
    await expect(bar).toHaveAccessibleName(/Bugambilia/)
    await expect(bar).toBeFocused()
  })

  await test.step('a further night costs more and is confirmed', async () => {
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Cambia el precio de Mandarina' })
    await expect(question).toBeVisible()
    await expectReachableByEveryone(page)
    await question.getByRole('button', { name: 'Dejarla como está' }).click()
    await expect(page.getByText('Mandarina se queda donde estaba.')).toBeVisible()
    await bar.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Cambiar', exact: true }).click()
    await expect(bar).toHaveAccessibleName(new RegExp(formatDay(addDays(nights.end, 1), today())))
  })

  async function dragTo(room: string) {
    await expect(bar).not.toHaveAttribute('aria-busy')
    await bar.hover()
    await page.mouse.down()
    const box = (await bar.boundingBox())!
    const row = (await page.getByText(room, { exact: true }).boundingBox())!
    await page.mouse.move(box.x + box.width / 2, row.y + 10, { steps: 6 })
    await expect(page.getByText(new RegExp(`^Mandarina pasaría a ${room}`))).toBeVisible()
    await page.mouse.up()
  }

  await test.step('dragged into a room that is too small, it comes back with the reason', async () => {
    await dragTo('Girasol')
    await expect(page.getByRole('alert')).toContainText('No caben en esa habitación')
    await expect(bar).toHaveAccessibleName(/Bugambilia/)
  })

  await test.step('dragged to a free one it stays there', async () => {
    await dragTo('Nopal')
    await expect(bar).toHaveAccessibleName(/Nopal/)
  })

  await test.step('Escape takes a move back', async () => {
    await bar.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Mandarina se queda donde estaba.')).toBeVisible()
  })

  await test.step('let go of with Escape, or away from the plan, it goes home and nothing opens', async () => {
    const before = await bar.getAttribute('aria-label')
    const box = (await bar.boundingBox())!
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    await page.mouse.move(middle.x + 150, middle.y, { steps: 4 })
    await expect(page.getByText(/^Mandarina pasaría a /)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Mandarina se queda donde estaba.')).toBeVisible()
    await page.mouse.up()
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    await page.mouse.move(middle.x, middle.y + 20, { steps: 4 })
    await page.mouse.move(middle.x, 8, { steps: 4 })
    await page.mouse.up()
    await expect(page.getByText('Mandarina se queda donde estaba.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await bar.getAttribute('aria-label')).toBe(before)
    await bar.focus()
  })

  await test.step('Enter opens it, and Escape gives the focus back', async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Reserva de Mandarina' })).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await expect(bar).toBeFocused()
  })

  await test.step('`?` shows the keys of the plan', async () => {
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Todo con el teclado' })
    await expect(keys).toContainText('Antes, después')
    await expect(keys).toContainText('aplicar o abrir')
    await page.keyboard.press('Escape')
    await expect(bar).toBeFocused()
  })
  await desk.close()
})
