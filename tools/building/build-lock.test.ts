import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { withLock } from './build-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'rumi-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('two concurrent builds run one after the other, and the second prints that it waits', async () => {
  const room = join(folder, 'two')
  const reported = vi.fn<() => void>()
  const happened: string[] = []
  const work = (name: string) => async () => {
    happened.push(`${name} begins`)
    await pause(100)
    happened.push(`${name} ends`)
  }
  await Promise.all([withLock(room, work('first'), reported), withLock(room, work('second'), reported)])
  expect(happened).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  expect(reported).toHaveBeenCalledOnce()
})

test('a builder that is killed leaves no lock behind', async () => {
  const room = join(folder, 'killed')
  // The timer holds on to the end of the work: without, all that waits for it could be collected, lock included.
  const program = `import { withLock } from ${JSON.stringify(new URL('build-lock.ts', import.meta.url).href)}
    await withLock(${JSON.stringify(room)}, () => { console.log('held'); return new Promise((done) => setInterval(() => {}, 1000, done)) }, () => {})`
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', program])
  await once(holder.stdout, 'data')
  let waited = false
  const mine = withLock(
    room,
    async () => 'mine',
    () => {
      waited = true
      holder.kill('SIGKILL')
    },
  )
  expect(await mine).toBe('mine')
  expect(waited).toBe(true)
})
