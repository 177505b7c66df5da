import { expect, test as base } from '@playwright/test'
import { serverOfWorker } from './server-of-worker.ts'

type Fixtures = {
  /** Everything the browser complained of; a journey ends well only if it is empty. */
  complaints: string[]
}

/** Refusals a journey provokes on purpose: the browser reports each as a failed resource. */
const answeredOnPurpose = /Failed to load resource: the server responded with a status of 4\d\d/

/** A journey's `test`: it fails when the browser complained, even if the steps went well. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads a fixture's needs off its pattern
  baseURL: ({}, use) => use(serverOfWorker().url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
      page.on('console', (message) => {
        const text = message.text()
        if (['error', 'warning'].includes(message.type()) && !answeredOnPurpose.test(text)) {
          complaints.push(`${message.type()}: ${text} ${message.location().url}`)
        }
      })
      await use(complaints)
      expect(complaints, 'what the browser complained of').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
