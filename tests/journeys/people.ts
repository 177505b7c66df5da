import type { Page } from '@playwright/test'

/** The demo's people; all share one password (docs/operations.md#the-demos-people). */
export const demoPeople = {
  ana: 'ana@demo.rumi.mx',
  luis: 'luis@demo.rumi.mx',
  marta: 'marta@demo.rumi.mx',
  conta: 'conta@demo.rumi.mx',
  admin: 'admin@demo.rumi.mx',
} as const

export const demoPassword = 'lomito-feliz-2026'

export type DemoPerson = keyof typeof demoPeople

/** Puts the session's cookie into the browser without walking through the login screen. */
export async function loginAs(page: Page, person: DemoPerson) {
  const answer = await page.request.post('/api/auth/login', {
    data: { email: demoPeople[person], password: demoPassword },
  })
  if (!answer.ok()) throw new Error(`${person} could not log in: ${answer.status()} ${await answer.text()}`)
}

/** Says the password again where an act asks who sits there. */
export async function confirmPassword(page: Page, password: string = demoPassword) {
  const question = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  await question.getByLabel('Tu contraseña', { exact: true }).fill(password)
  await question.getByRole('button', { name: 'Continuar' }).click()
}
