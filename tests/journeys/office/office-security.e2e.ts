import type { Page } from '@playwright/test'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { confirmPassword, demoPassword, demoPeople, loginAs, tokenOf } from '../support/people.ts'

/** The server says how long the session stands; here it is short, and at last it stands no longer. */
async function sessionOfSeconds(page: Page, secondsLeft: number) {
  let over = false
  let endsAtMs = Date.now()
  await page.route('**/api/auth/activity', (route) => {
    if (over && Date.now() >= endsAtMs)
      return route.fulfill({
        status: 401,
        json: { code: 'no-session', message: 'Inicia sesión para continuar.' },
      })
    if (route.request().method() === 'POST') endsAtMs = Date.now() + secondsLeft * 1000
    const left = Math.max(0, Math.floor((endsAtMs - Date.now()) / 1000))
    return route.fulfill({ json: { data: { secondsLeft: left } } })
  })
  return async () => {
    over = true
    await page.context().clearCookies()
  }
}

test(
  'an idle office shows a prompt, and a login leads back to the same screen',
  { tag: '@long' },
  async ({ page }) => {
    await loginAs(page, 'marta')
    const end = await sessionOfSeconds(page, 9)
    await page.goto('/oficina/clientes')
    const question = page.getByRole('dialog', { name: '¿Sigues ahí?' })
    await expect(question).toBeVisible({ timeout: 15_000 })
    await expect(question.getByRole('timer')).toContainText('entras otra vez y sigues donde estabas')
    await expectReachableByEveryone(page)
    await question.getByRole('button', { name: 'Sigo aquí' }).last().click()
    await expect(question).toBeHidden()

    await end()
    await expect(page).toHaveURL(/\/auth\/login/, { timeout: 20_000 })
    await expect(page.getByText('Cerramos tu sesión porque nadie la usaba.')).toBeVisible()
    await expectReachableByEveryone(page)
    await page.unroute('**/api/auth/activity')
    await page.getByLabel('Correo').fill(demoPeople.marta)
    await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page).toHaveURL(/\/oficina\/clientes$/)
  },
)

test(
  'an administrator sees who took data away, and reads what was recorded @long',
  { tag: '@also-phone' },
  async ({ page }) => {
    const token = await tokenOf(page.request, 'marta')
    await page.request.get('/api/export-excel', { headers: { authorization: `Bearer ${token}` } })
    await page.request.post('/api/auth/login', { data: { email: demoPeople.luis, password: 'no es esa' } })

    await loginAs(page, 'admin')
    await page.goto('/oficina/seguridad')
    await expect(page.getByRole('heading', { level: 1, name: 'Seguridad' })).toBeVisible()
    const alarm = page
      .getByRole('listitem')
      .filter({ hasText: 'Marta Nieto Salas descargó el libro' })
      .first()
    await expect(alarm).toBeVisible()
    await expectReachableByEveryone(page)
    await alarm.getByRole('link', { name: 'Ver sucesos' }).click()
    const events = page.getByRole('list', { name: 'Sucesos de seguridad' })
    await expect(events.getByText('Datos descargados').first()).toBeVisible()
    await expect(events.getByText('No pudo entrar')).toHaveCount(0)
    await page.getByRole('combobox', { name: /^Suceso/ }).selectOption({ label: 'No pudo entrar' })
    await expect(events.getByText('Luis Herrera Díaz').first()).toBeVisible()
    await expectReachableByEveryone(page)
  },
)

test(
  'an administrator requires the second factor of the desk, and takes it back',
  { tag: '@long' },
  async ({ page }) => {
    await loginAs(page, 'admin')
    for (const required of [true, false]) {
      await page.goto('/oficina/seguridad')
      const section = page.getByRole('region', { name: 'Verificación en dos pasos' })
      await section.getByLabel('Pedirla también a recepción').setChecked(required)
      await expectReachableByEveryone(page)
      await section.getByRole('button', { name: 'Guardar' }).click()
      if (required) await confirmPassword(page)
      await expect(page.getByText('Guardado').first()).toBeVisible()
      await page.reload()
      await expect(section.getByLabel('Pedirla también a recepción')).toBeChecked({ checked: required })
    }
  },
)

test(
  'a login that is refused says where the link of a new account comes from',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/auth/login')
    await page.getByLabel('Correo').fill('reciente@correo.mx')
    await page.getByLabel('Contraseña', { exact: true }).fill('tres perros en el patio')
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page.getByText('confirma primero tu correo con el enlace')).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: '¿Te acabas de registrar? Pide otra vez el enlace' }).click()
    await expect(page.getByText('Si reciente@correo.mx espera confirmación')).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Enviar otro enlace' }).click()
    await expect(page.getByText('va otro enlace en camino')).toBeVisible()
  },
)
