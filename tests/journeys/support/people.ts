import type { APIRequestContext, Page } from '@playwright/test'

/** The demo's people; all share one password (docs/operations.md#the-demos-people). */
export const demoPeople = {
  ana: 'ana@demo.rumi.mx',
  luis: 'luis@demo.rumi.mx',
  marta: 'marta@demo.rumi.mx',
  diego: 'diego@demo.rumi.mx',
  conta: 'conta@demo.rumi.mx',
  admin: 'admin@demo.rumi.mx',
} as const

export const demoPassword = 'lomito-feliz-2026'

export type DemoPerson = keyof typeof demoPeople

/** Requests a session; retries a busy server up to five times, at the time it states. */
async function requestSession(api: APIRequestContext, person: DemoPerson, triesLeft = 5) {
  const answer = await api.post('/api/auth/login', {
    data: { email: demoPeople[person], password: demoPassword },
  })
  if (answer.ok()) return answer
  const waitSeconds = Number(answer.headers()['retry-after'])
  if (answer.status() !== 503 || triesLeft === 1 || !waitSeconds)
    throw new Error(`${person} could not log in: ${answer.status()} ${await answer.text()}`)
  await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000))
  return requestSession(api, person, triesLeft - 1)
}

/** Logs a user in for calls outside the page; adds their cookie to the context. */
export async function tokenOf(api: APIRequestContext, person: DemoPerson): Promise<string> {
  return ((await (await requestSession(api, person)).json()) as { token: string }).token
}

/** Authorization header of a user. */
export const bearerOf = async (api: APIRequestContext, person: DemoPerson) => ({
  authorization: `Bearer ${await tokenOf(api, person)}`,
})

/** Puts the session's cookie into the browser without walking through the login screen. */
export async function loginAs(page: Page, person: DemoPerson) {
  await requestSession(page.request, person)
}

/** Re-authenticates where an action requires it. */
export async function confirmPassword(page: Page, password: string = demoPassword) {
  const question = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  await question.getByLabel('Tu contraseña', { exact: true }).fill(password)
  await question.getByRole('button', { name: 'Continuar' }).click()
}
