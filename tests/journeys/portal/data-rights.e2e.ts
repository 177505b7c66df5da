import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test(
  'an owner uses a right over their data, the office answers within its deadline, and the owner sees it',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser }) => {
    await loginAs(page, 'luis')
    await page.goto('/mi-cuenta/perfil')
    await page.getByRole('link', { name: 'Tus derechos sobre tus datos' }).click()
    await page.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(page.getByText('Elige qué derecho.')).toBeVisible()
    await page.getByLabel('Qué pides', { exact: true }).selectOption('rectification')
    await page.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(page.getByText('Escribe qué pides, para poder atenderlo.')).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByLabel('Cuéntanos qué pides').fill('Mi apellido lleva acento.')
    await page.getByRole('button', { name: 'Enviar solicitud' }).click()
    const request = page.getByRole('article', { name: 'Rectificación' })
    await expect(request.getByText('En revisión')).toBeVisible()
    await expect(request.getByText(/Te respondemos a más tardar el/)).toBeVisible()

    const office = await browser.newPage()
    await loginAs(office, 'admin')
    await office.goto('/oficina/privacidad')
    const row = office.getByRole('article').filter({ hasText: 'Mi apellido lleva acento.' })
    await expect(row.getByText('Quedan 20 días hábiles')).toBeVisible()
    await row.getByRole('button', { name: 'No procede' }).click()
    await office.getByRole('button', { name: 'Guardar y avisar' }).click()
    await expect(office.getByText('Escribe lo que le decimos.')).toBeVisible()
    await expectReachableByEveryone(office)
    await office.getByRole('button', { name: 'Volver' }).click()
    await row.getByRole('button', { name: 'Procede', exact: true }).click()
    await office.getByLabel('Lo que le decimos').fill('Lo corregimos esta semana.')
    await office.getByRole('button', { name: 'Guardar y avisar' }).click()
    await expect(row.getByText('Quedan 15 días hábiles')).toBeVisible()
    await row.getByRole('button', { name: 'Ya se cumplió' }).click()
    await office.getByLabel('Lo que le decimos').fill('Tu apellido ya lleva acento.')
    await office.getByRole('button', { name: 'Guardar y avisar' }).click()
    await expect(row).toBeHidden()
    await office.getByRole('button', { name: 'Terminadas' }).click()
    await expect(row.getByText('Tu apellido ya lleva acento.')).toBeVisible()
    await expectReachableByEveryone(office)
    await office.close()

    await page.reload()
    await expect(request.getByText('Cumplida')).toBeVisible()
    await expect(request.getByText('Lo corregimos esta semana.')).toBeVisible()
    await expectReachableByEveryone(page)
  },
)
