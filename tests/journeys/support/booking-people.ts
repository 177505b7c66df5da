import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { addDays, dayOf, formatDay, takesPlaceOn, usualCalendar, type ServiceType } from '@rumi/contract'
import { allMedicalRecords } from '../../support/bookings/all-medical-records.ts'
import { serverOfWorker } from './server-of-worker.ts'
import { demoPassword, demoPeople } from './people.ts'

export const today = () => dayOf(new Date().toISOString())

/** A day on which a service takes dogs in, at least so many days from now. */
export function openDay(serviceType: ServiceType, ahead: number) {
  let day = addDays(today(), ahead)
  while (!takesPlaceOn(serviceType, day, usualCalendar)) day = addDays(day, 1)
  return day
}

/** The button of a day on a calendar, by the name a screen reader says. */
export const dayButton = (page: Page, day: string) =>
  page.getByRole('button', { name: new RegExp(formatDay(day).replace(' ', ', '), 'i') })

/** Turns the calendar's pages until a day is in sight. */
export async function showDay(page: Page, day: string) {
  for (let turns = 0; turns < 3; turns += 1) {
    await page.locator('[aria-busy="false"] table').first().waitFor()
    if ((await dayButton(page, day).count()) > 0) return
    await page.getByRole('button', { name: 'Mes siguiente' }).click()
  }
}

type RequestOptions = { method?: string; body?: object }

/** Sends API requests as one of the demo's people, beside the person on the screens. */
export async function apiAs(request: APIRequestContext, email: string) {
  const base = serverOfWorker().url
  const login = await request.post(`${base}/api/auth/login`, { data: { email, password: demoPassword } })
  const { token, data } = await login.json()
  const send = async (path: string, { method = 'GET', body }: RequestOptions = {}) => {
    const answer = await request.fetch(`${base}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { data: body }),
    })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return answer.status() === 204 ? undefined : (await answer.json()).data
  }
  return { request: send, userId: data.user._id as string }
}

/** A dog of Luis' with every medical record in order, so that no journey touches what the demo promises of the others. */
export async function eligibleDogOfLuis(
  browser: Browser,
  called: string,
  { weightKg = 8 }: { weightKg?: number | null } = {},
) {
  const name = `${called} ${Date.now() % 100_000}`
  const { request } = await browser.newContext()
  const admin = await apiAs(request, demoPeople.admin)
  const luis = await apiAs((await browser.newContext()).request, demoPeople.luis)
  const body = {
    ownerId: luis.userId,
    name,
    sex: 'hembra',
    birthDate: addDays(today(), -900),
    ...(weightKg && { weightKg }),
  }
  const { rumi } = await admin.request('/rumis', { method: 'POST', body })
  for (const medicalRecord of allMedicalRecords({ rumiId: rumi._id, appliedOn: addDays(today(), -10) }))
    await admin.request('/medical-records', { method: 'POST', body: medicalRecord })
  await admin.request(`/users/${luis.userId}`, { method: 'PUT', body: { identified: true } })
  return { id: rumi._id as string, name, luis, admin }
}
