import type { Page } from '@playwright/test'
import { linkInMailTo } from './outbox.ts'

/** Password of every new owner of the journeys. */
export const ownersPassword = 'tres perros en el patio'

/** Creates an own user for a journey and signs them in. */
export async function newOwner(page: Page, name: string) {
  const email = `${name.toLowerCase()}-${Date.now()}@correo.mx`
  const form = {
    name,
    lastName: 'Vega',
    email,
    confirmEmail: email,
    password: ownersPassword,
    confirmPassword: ownersPassword,
  }
  await page.request.post('/api/auth/register', { data: form })
  const link = await linkInMailTo(email, '/auth/verificar/')
  await page.request.post(`/api/auth/verify-email/${link.split('/').at(-1)}`, { data: {} })
  await page.goto('/mi-cuenta')
  return email
}

/** Logs in on the screen. */
export async function signIn(page: Page, email: string) {
  await page.goto('/auth/login')
  await page.getByLabel('Correo').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(ownersPassword)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}
