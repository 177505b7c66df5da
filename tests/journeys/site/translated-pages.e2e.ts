import { expect, test } from '../support/journey.ts'
import { newOwner, ownersPassword } from '../support/new-owner.ts'
import { demoPassword, demoPeople } from '../support/people.ts'
import { translatePage } from '../support/translate-page.ts'

test('the login works in a page that the browser has translated', { tag: '@long' }, async ({ page }) => {
  await page.goto('/auth/login')
  await translatePage(page)
  const submit = page.getByRole('button', { name: 'Iniciar sesión' })
  await submit.click()
  await expect(page.getByText('Escribe tu contraseña.')).toBeVisible()
  await page.getByLabel('Correo').fill(demoPeople.luis)
  await page.getByLabel('Contraseña', { exact: true }).fill('no es esta')
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('contraseña')
  await expect(submit).toHaveText('Iniciar sesión')
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await submit.click()
  await expect(page).toHaveURL('/mi-cuenta')
})

test('a message is sent from a translated contact page @long', async ({ page }) => {
  await page.goto('/contacto')
  await translatePage(page)
  const submit = page.getByRole('button', { name: 'Enviar mensaje' })
  await submit.click()
  await page.getByLabel('Nombre').fill('Abril')
  await page.getByLabel('Correo').fill('abril')
  await submit.click()
  await expect(page.getByText('Escribe un correo como ana@correo.mx.')).toBeVisible()
  await page.getByLabel('Correo').fill('abril@correo.mx')
  await page.getByLabel('Mensaje').fill('¿Reciben cachorros?')
  await submit.click()
  await expect(page.getByRole('heading', { name: /Gracias|Recibimos/ })).toBeVisible()
})

test('an account is made on a translated page, and each mistake is read @long', async ({ page }) => {
  const email = `abril-${Date.now()}@correo.mx`
  await page.goto('/auth/register')
  await translatePage(page)
  const submit = page.getByRole('button', { name: 'Crear cuenta' })
  await submit.click()
  await page.getByLabel('Nombre').fill('Abril')
  await page.getByLabel('Apellidos').fill('Luna')
  await page.getByLabel('Correo', { exact: true }).fill(email)
  await page.getByLabel('Confirma tu correo').fill('otra@correo.mx')
  await page.getByLabel('Contraseña', { exact: true }).fill(ownersPassword)
  await page.getByLabel('Confirma tu contraseña').fill(ownersPassword)
  await submit.click()
  await expect(page.getByText('Los correos no coinciden. Escríbelos igual.')).toBeVisible()
  await page.getByLabel('Confirma tu correo').fill(email)
  await submit.click()
  await expect(page.getByText(email)).toBeVisible()
})

test(
  'an owner changes the profile and adds a dog on translated pages',
  { tag: '@long' },
  async ({ page }) => {
    await newOwner(page, 'Abril')

    await page.goto('/mi-cuenta/perfil')
    await translatePage(page)
    const profile = page.locator('form').filter({ has: page.getByLabel('Apellidos') })
    await profile.getByLabel('Teléfono').fill('123')
    await page.getByLabel('Apellidos').click()
    await expect(page.getByText(/^Escribe un teléfono de 10 dígitos/)).toBeVisible()
    await profile.getByLabel('Teléfono').fill('55 1234 5678')
    await profile.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page.getByText('Guardamos tus datos.')).toBeVisible()

    await page.goto('/mi-cuenta/rumis/nuevo')
    await translatePage(page)
    const submit = page.getByRole('button', { name: 'Agregar rumi' })
    await submit.click()
    await page.getByLabel('Nombre').fill('Brisa')
    await page.getByText('Hembra', { exact: true }).click()
    await page.getByLabel('Fecha de nacimiento').fill('2023-01-10')
    await submit.click()
    await expect(page.getByRole('heading', { name: 'Brisa' })).toBeVisible()
  },
)
