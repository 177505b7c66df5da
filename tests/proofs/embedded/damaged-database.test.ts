import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  commandTimeoutMs,
  openCommandRunner,
  type CommandRunner,
} from '../../support/servers/command-runner.ts'

let commands: CommandRunner
beforeAll(async () => {
  commands = await openCommandRunner()
})
afterAll(() => commands.close())

test.skipIf(process.env.TEST_DATABASE_URL)(
  'a backup replaces a damaged database, which is kept aside; a failed restore leaves nothing to start from',
  async () => {
    const place = await commands.newInstallation()
    expect((await commands.command('backup', place, 'whole.backup')).code).toBe(0)
    await rm(join(place.DATA_DIR, 'pgdata', 'PG_VERSION'))

    expect(await commands.command('restore', place, 'nowhere.backup')).toMatchObject({ code: 1 })
    expect(await commands.command('backup', place, 'lost.backup')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/has files \(pgdata\.damaged-\d+\) and no database, .*npm run restore/),
    })
    expect(await commands.command('restore', place, 'whole.backup')).toMatchObject({ code: 0 })
    const server = await commands.open(place)
    expect((await server.request('ana', 'GET', '/api/rumis')).body.data.rumis).toHaveLength(2)
    expect(await readdir(place.DATA_DIR)).toContainEqual(expect.stringMatching(/^pgdata\.damaged-/))
  },
  commandTimeoutMs,
)
