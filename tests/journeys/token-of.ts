import type { Page } from '@playwright/test'
import { demoPassword, demoPeople } from './people.ts'

/** With what somebody's browser asks the server. */
export async function tokenOf(page: Page, who: keyof typeof demoPeople) {
  const login = await page.request.post('/api/auth/login', {
    data: { email: demoPeople[who], password: demoPassword },
  })
  return { authorization: `Bearer ${((await login.json()) as { token: string }).token}` }
}
