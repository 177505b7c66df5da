import { readdir, stat } from 'node:fs/promises'
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

const passphrase = { BACKUP_PASSPHRASE: 'siete perros bajo la jacaranda' }

/** An embedded database accepts no second connection. */
const refusedAsInUse = {
  code: 1,
  output: expect.stringMatching(
    /^No backup was made: DATA_DIR \S+ is in use by another running instance; .*\.$/,
  ),
}

test(
  'an installation is saved, restored in another place, and opens there with its people and dogs',
  async () => {
    const before = await commands.newInstallation()
    const server = await commands.open(before)
    const named = { name: 'Sol', sex: 'hembra', birthDate: '2021-01-01' }
    const made = await server.request('ana', 'POST', '/api/rumis', named)

    const whileOpen = await commands.command('backup', before, 'open.backup')
    expect(whileOpen).toMatchObject(before.DATABASE_URL ? { code: 0 } : refusedAsInUse)
    const inUse = await commands.command('restore', before, 'open.backup')
    expect(inUse).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^Nothing was restored: .* in use.*\.$/),
    })
    await server.kill('SIGTERM')

    const saved = await commands.command('backup', before, 'closed.backup')
    expect(saved).toMatchObject({
      code: 0,
      output: expect.stringMatching(/has \d{3,} rows and 0 files\.$/),
    })
    expect((await stat(join(commands.folder, 'closed.backup'))).mode & 0o077).toBe(0)

    const sealed = await commands.command('backup', { ...before, ...passphrase }, 'sealed.backup')
    expect(sealed).toMatchObject({ code: 0, output: expect.stringMatching(/and 0 files, encrypted\.$/) })
    const after = await commands.newPlace()
    expect(await commands.command('restore', after, 'sealed.backup')).toEqual({
      code: 1,
      output:
        'Nothing was restored: it is encrypted; set BACKUP_PASSPHRASE to the passphrase it was made with.',
    })
    const restored = await commands.command('restore', { ...after, ...passphrase }, 'sealed.backup')
    expect(restored.code, restored.output).toBe(0)

    expect((await commands.command('restore', after, '--replace', 'closed.backup')).output).toMatch(
      /^The house is as .* kept it/,
    )
    const again = await commands.open(after)
    const found = await again.request('ana', 'GET', `/api/rumis/${made.body.data.rumi._id}`)
    expect(found.body.data.rumi.name).toBe('Sol')
  },
  commandTimeoutMs,
)

test(
  'a command that cannot be carried out says why in one sentence, and does nothing',
  async () => {
    const place = await commands.newPlace()
    const wrong: [Parameters<CommandRunner['command']>, RegExp][] = [
      [['backup', place, 'empty.backup'], /(has no database in it|the database is empty)\.$/],
      [['backup', place], /name one file: npm run backup -- FILE\.$/],
      [['restore', place], /name one file: npm run restore -- FILE\.$/],
      [['restore', place, 'nowhere.backup'], /there is no such file\.$/],
    ]
    for (const [typed, sentence] of wrong) {
      const { code, output } = await commands.command(...typed)
      expect(code).toBe(1)
      expect(output).toMatch(sentence)
      expect(output.split('\n')).toHaveLength(1)
    }
    expect(await readdir(commands.folder)).not.toContain('empty.backup')
  },
  commandTimeoutMs,
)
