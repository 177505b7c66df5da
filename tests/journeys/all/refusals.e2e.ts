import { refusals, type RefusalCode } from '@rumi/contract'
import type { Page } from '@playwright/test'
import { eligibleDogOfLuis } from '../support/booking-people.ts'
import { expect, test } from '../support/journey.ts'
import { confirmPassword, demoPassword, demoPeople } from '../support/people.ts'
import { refusalScreens, type ShownAt, type Unseen } from '../support/refusal-screens.ts'
import { openStage, stages, type Stage, type StageName } from '../support/refusal-stages.ts'

const entries = Object.entries(refusalScreens) as [RefusalCode, ShownAt | Unseen][]

const shownAt = (stage: StageName) =>
  entries.flatMap(([code, shown]) => ('stage' in shown && shown.stage === stage ? [{ code, ...shown }] : []))

/** The stage that everyone stands on is walked every day, the others with the proofs. */
const everydayStage: StageName = 'login'

/** Answers the stage's call with a refusal; counts how often it was asked. */
async function refuse(page: Page, { call }: Stage, code: RefusalCode) {
  const { status, message } = refusals[code]
  const requested = { times: 0 }
  await page.route(
    (url) => call.path.test(url.pathname),
    (route) => {
      if (route.request().method() !== call.method) return route.fallback()
      requested.times += 1
      return route.fulfill({ status, json: { message, code } })
    },
  )
  return requested
}

async function takeNext(
  page: Page,
  { send }: Stage,
  { next }: Pick<ShownAt, 'next'>,
  requested: { times: number },
) {
  const before = requested.times
  if (next === 'again') await send(page)
  else if (next === 'password') await confirmPassword(page)
  else if (next === 'sign in') {
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByLabel('Correo').fill(demoPeople.ana)
    await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
    return expect(page).toHaveURL('/mi-cuenta')
  } else if ('button' in next) {
    // Its request is intercepted, so that the business stays the same for the next journey.
    const sent = page.waitForRequest((request) => request.method() !== 'GET' && /\/api\//.test(request.url()))
    await page.route(
      (url) => url.pathname.startsWith('/api/'),
      (route) =>
        route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 409, json: {} }),
    )
    await page.getByRole('button', { name: next.button, exact: true }).click()
    await sent
    return
  } else {
    await page.getByRole('link', { name: next.link, exact: true }).first().click()
    // What was written on the way is asked about before it is left.
    const leave = page.getByRole('button', { name: 'Salir sin guardar' })
    await expect(async () => {
      if (await leave.isVisible()) await leave.click()
      expect(page.url()).toMatch(next.leadsTo)
    }).toPass({ timeout: 10_000 })
    return
  }
  await expect.poll(() => requested.times).toBe(before + 1)
  // A form whose answer is still under way sends nothing else.
  await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0)
}

for (const name of Object.keys(stages) as StageName[])
  test(
    `refusals at ${name} are text, and the next step is available there`,
    name === everydayStage ? {} : { tag: '@long' },
    async ({ page, browser, complaints }) => {
      test.setTimeout(180_000)
      const stage: Stage = stages[name]
      const needsDog = name === 'booking' || name === 'medicalRecord'
      const dog = needsDog ? (await eligibleDogOfLuis(browser, 'Negada')).id : ''
      await openStage(page, stage)
      let isOpen = false
      for (const { code, says, next } of shownAt(name)) {
        await test.step(code, async () => {
          if (!isOpen) await stage.open(page, dog)
          const requested = await refuse(page, stage, code)
          await stage.send(page)
          await expect(page.getByText(says ?? refusals[code].message).first()).toBeVisible()
          await takeNext(page, stage, { next }, requested)
          isOpen = next === 'again'
          await page.unrouteAll({ behavior: 'wait' })
          if (!isOpen && stage.as === undefined) await openStage(page, stage)
        })
      }
      const onPurpose = /status of 5\d\d/
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !onPurpose.test(text)))
    },
  )

test('every refusal has a screen that shows it, or a reason why none does', () => {
  expect(entries.map(([code]) => code).toSorted()).toEqual(Object.keys(refusals).toSorted())
  const unseen = entries.flatMap(([code, shown]) => ('unseen' in shown ? [code] : []))
  expect(unseen).toEqual([
    'no-session',
    'second-factor-setup-required',
    'not-signed',
    'not-json',
    'stream-limit',
  ])
})
