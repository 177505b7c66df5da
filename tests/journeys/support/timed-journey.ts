import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as journey } from './journey.ts'
import { startOwnServer, type OwnServer } from './own-server.ts'

type Fixtures = {
  baseURL: string
  /** Sets the clock of the server and of the page. */
  setTime: (instant: string) => Promise<void>
}

/** Journey's `test` on a server of its own whose clock the journey sets; the demo begins at `begins`. */
export function timedJourney(begins: string) {
  let clockFile = ''
  return journey.extend<Fixtures, { ownServer: OwnServer }>({
    setTime: async ({ page }, use) => {
      await use(async (instant) => {
        writeFileSync(clockFile, instant)
        await page.clock.setSystemTime(instant)
      })
    },
    ownServer: [
      // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads a fixture's needs off its pattern
      async ({}, use) => {
        const server = await startOwnServer((folder) => {
          clockFile = join(folder, 'clock')
          writeFileSync(clockFile, begins)
          return { DEMO: '1', SIMULATED_CLOCK: clockFile }
        })
        await use(server)
        await server.stop()
      },
      { scope: 'worker', timeout: 150_000 },
    ],
    baseURL: async ({ ownServer }, use) => use(ownServer.url),
  })
}
