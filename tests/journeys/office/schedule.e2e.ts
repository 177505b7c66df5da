import { instantAt } from '@rumi/contract'
import { openDay, openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test(
  'an absence is noted, named bookings stand in its way, and who comes back is offered again',
  { tag: '@long' },
  async ({ page }, { project }) => {
    const ahead = project.name === 'phone' ? 61 : 68
    const day = openDay('Entrenamiento', ahead)
    const desk = await openDesk()
    const name = `Trufa ${project.name}`
    const { dogId } = await desk.family(name)
    const { id } = await desk.book('Entrenamiento', dogId, {
      start: instantAt(day, '10:00'),
      end: instantAt(day, '11:00'),
    })
    const training = await desk.serviceOf('Entrenamiento')
    const startsLeft = async () => {
      const { availability } = await desk.request(
        'get',
        `/availability?serviceId=${training}&from=${day}&to=${day}`,
      )
      return availability[0].remaining as number
    }

    await loginAs(page, 'marta')
    await page.goto('/oficina/horarios')
    await expect(page.getByRole('button', { name: /^Cambiar el horario/ })).toHaveCount(0)
    await expect(page.getByLabel('Extra de estética')).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByLabel('Quién').selectOption({ label: 'Memo' })
    await page.getByLabel('Desde el día').fill(day)
    await page.getByLabel('Motivo').fill('Curso')
    await page.getByRole('button', { name: 'Anotar ausencia' }).click()
    await expect(page.getByRole('alert').getByText(name)).toBeVisible()
    await expectReachableByEveryone(page)
    await expect(page.getByText('Nadie más está libre a esa hora.')).toBeVisible()
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: `Cambiar su hora o cancelar ${name}` }).click()
    const beside = await opened
    await expect(beside.getByRole('dialog').getByText('Con quién').first()).toBeVisible()
    await beside.close()
    await expect(page.getByLabel('Motivo'), 'the absence is still written').toHaveValue('Curso')

    await desk.request('put', `/serviceBookings/${id}`, { status: 'cancelled' })
    await page.getByRole('button', { name: 'Anotar ausencia' }).click()
    const remove = page.getByRole('button', { name: /^Quitar la ausencia de Memo/ })
    await expect(remove).toBeVisible()
    expect(await startsLeft()).toBe(0)
    await remove.click()
    await expect(remove).toHaveCount(0)
    expect(await startsLeft()).toBeGreaterThan(5)
    await desk.close()
  },
)

test('an administrator sets a week with a break, closes a day, and reverts both @long', async ({ page }) => {
  await loginAs(page, 'admin')
  await page.goto('/oficina/horarios')
  const week = page.getByRole('button', { name: 'Cambiar el horario de Diego' })
  await week.click()
  const dialog = page.getByRole('dialog', { name: 'Semana de Diego' })
  await dialog.getByRole('button', { name: 'Agregar descanso' }).click()
  await expectReachableByEveryone(page)
  await dialog.getByLabel('Día').selectOption('domingo')
  await dialog.getByRole('button', { name: 'Guardar semana' }).click()
  await expect(page.getByText('Domingo, 14:00 a 15:00')).toBeVisible()

  const closed = openDay('Guardería', 200)
  await page.getByLabel('Día', { exact: true }).fill(closed)
  await page.getByRole('button', { name: 'Anotar día' }).click()
  await expect(page.getByRole('listitem').getByText('Cerrado')).toBeVisible()
  await page.getByLabel('Día', { exact: true }).fill(openDay('Guardería', 150))
  await page.getByLabel('Ese día').selectOption('worked')
  await page.getByRole('button', { name: 'Anotar día' }).click()
  await expect(page.getByText('Ese día no es de descanso oficial: ya se trabaja.')).toBeVisible()
  await expectReachableByEveryone(page)
  await page.getByRole('button', { name: /^Quitar (lunes|martes|mi|jueves|viernes)/ }).click()
  await expect(page.getByRole('listitem').getByText('Cerrado')).toHaveCount(0)

  await week.click()
  await dialog.getByRole('button', { name: 'Quitar la línea 1' }).click()
  await dialog.getByRole('button', { name: 'Guardar semana' }).click()
  await expect(page.getByText('Domingo, 14:00 a 15:00')).toHaveCount(0)
})
