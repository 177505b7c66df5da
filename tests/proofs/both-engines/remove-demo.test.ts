import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  commandTimeoutMs,
  openCommandRunner,
  type CommandRunner,
} from '../../support/servers/command-runner.ts'
import { launch } from '../../support/servers/server-process.ts'

let commands: CommandRunner
beforeAll(async () => {
  commands = await openCommandRunner()
})
afterAll(() => commands.close())

test(
  'an installation with a demo is a real one once the command has taken the demo out',
  async () => {
    const place = await commands.newInstallation()
    const demo = await commands.open(place)
    const whileOpen = await commands.command('remove-demo', place)
    expect(whileOpen).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^No demo data was removed: .* in use/),
    })
    await demo.kill('SIGTERM')
    expect(await commands.command('remove-demo', place)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^17 demo people are gone, .*DEMO=0/),
    })
    const { child, url, output } = await launch({ ...place, DEMO: '', NODE_ENV: 'production' })
    await expect
      .poll(() => fetch(`${url}/readyz`).then(({ status }) => status, output), { timeout: 40_000 })
      .toBe(200)
    child.kill('SIGKILL')
  },
  commandTimeoutMs,
)
