import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test(
  'an owner says who may collect a dog and whom to call; the desk reads it where it gives the dog away',
  { tag: ['@phone-only', '@long'] },
  async ({ page, openToday }) => {
    const may = 'Pedro Luna, tío, 55 1234 5678'

    await test.step('the owner writes it down', async () => {
      await loginAs(page, 'luis')
      await page.goto('/mi-cuenta/rumis')
      await page.getByRole('link', { name: /Taco/ }).first().click()
      await page.getByRole('link', { name: 'Editar' }).click()
      await page.getByLabel('Quién puede recogerlo').fill(may)
      await page.getByLabel('Contacto de emergencia').fill('Abuela Rosa, 55 8765 4321')
      await expectReachableByEveryone(page)
      await page.getByRole('button', { name: 'Guardar' }).click()
      await expect(page.getByText(may)).toBeVisible()
      await expect(page.getByText('Abuela Rosa, 55 8765 4321')).toBeVisible()
    })

    await test.step('the desk reads it when the dog leaves', async () => {
      const desk = await openDesk()
      const { dogId } = await desk.family('Lluvia')
      const { rumi } = await desk.request('get', `/rumis/${dogId}`)
      await desk.request('patch', `/rumis/${dogId}`, { pickup: may, version: rumi.version })
      const booked = await desk.book('Guardería', dogId, { start: openToday, end: openToday })
      await desk.request('put', `/serviceBookings/${booked.id}`, { status: 'checked-in' })
      await loginAs(page, 'marta')
      await page.goto('/oficina')
      const row = page.getByRole('listitem', { name: 'Lluvia', exact: true })
      await row.getByRole('button', { name: 'Cobrar y entregar' }).click()
      const sheet = page.getByRole('dialog', { name: 'Cobrar y entregar a Lluvia' })
      await expect(sheet.getByText(may)).toBeVisible()
      await expectReachableByEveryone(page)
    })

    await test.step('the desk hands it to another person with a reason only', async () => {
      const sheet = page.getByRole('dialog', { name: 'Cobrar y entregar a Lluvia' })
      await sheet.getByLabel('¿Quién recoge?').selectOption({ label: 'Otra persona' })
      await sheet.getByLabel('¿Cómo se llama?').fill('Rosa Díaz')
      await sheet.getByRole('button', { name: /y entregar$/ }).click()
      await expect(sheet.getByText('Escribe quién lo recoge y por qué se le entrega.')).toBeVisible()
      await sheet.getByLabel('¿Por qué se le entrega?').fill('Su dueña llamó y lo autorizó')
      await expectReachableByEveryone(page)
      await sheet.getByRole('button', { name: /y entregar$/ }).click()
      await expect(page.getByRole('dialog', { name: 'Salida registrada: Lluvia' })).toBeVisible()
    })
  },
)
