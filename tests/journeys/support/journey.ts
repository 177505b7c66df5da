import { expect, test as base } from '@playwright/test'
import { openAllDay } from './open-all-day.ts'
import { serverOfWorker } from './server-of-worker.ts'

type Fixtures = {
  /** Everything the browser complained of; a journey ends well only if it is empty. */
  complaints: string[]
  /** True for journeys that go offline, where all requests fail and the browser logs each, now or later. */
  goesOffline: boolean
  /** Today, on which the day care takes dogs in at whatever hour the journey is walked. */
  openToday: string
}

/** Refusals a journey provokes on purpose: the browser reports each as a failed resource. */
const answeredOnPurpose = /Failed to load resource: the server responded with a status of 4\d\d/

/** Most journeys run without the worker (`playwright.config.ts`), and Chromium logs that whenever a page registers it. */
const workerBlocked = /Service Worker registration blocked by Playwright/

/** The font is optional: a page that gets it late keeps its fallback (`font-display`). */
const lateFont = /\.woff2 was preloaded using link preload but not used/

const expectedTexts = [answeredOnPurpose, workerBlocked, lateFont]

const failedOffline =
  /Failed to load resource|ERR_INTERNET_DISCONNECTED|Error loading route module|Failed to fetch/

/** A journey's `test`: it fails when the browser complained, even if the steps went well. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads a fixture's needs off its pattern
  baseURL: ({}, use) => use(serverOfWorker().url),
  goesOffline: [false, { option: true }],
  complaints: [
    async ({ page, goesOffline }, use) => {
      const complaints: string[] = []
      const complain = (text: string) => {
        if (!goesOffline || !failedOffline.test(text)) complaints.push(text)
      }
      // A busy machine refuses a read, which the page sends again (`http.ts`); the steps expect what it shows.
      const refusedReads = new Set<string>()
      page.on('response', (answer) => {
        if (answer.status() === 503 && answer.request().method() === 'GET') refusedReads.add(answer.url())
      })
      page.on('pageerror', (error) => complain(`page error: ${error.message}`))
      page.on('console', (message) => {
        const text = message.text()
        const { url } = message.location()
        const isExpected = expectedTexts.some((expected) => expected.test(text)) || refusedReads.has(url)
        if (['error', 'warning'].includes(message.type()) && !isExpected) {
          complain(`${message.type()}: ${text} ${url}`)
        }
      })
      await use(complaints)
      // What is still on its way through a journey's stand-in when the journey is over is nothing of its own.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(complaints, 'what the browser complained of').toEqual([])
    },
    { auto: true },
  ],
  openToday: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads a fixture's needs off its pattern
    async ({}, use) => {
      const house = await openAllDay()
      await use(house.today)
      await house.putBack()
    },
    { timeout: 30 * 60_000 },
  ],
})

export { expect }
