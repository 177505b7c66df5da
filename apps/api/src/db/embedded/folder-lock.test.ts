import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rumi-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const holder = `
  const { lockFolder } = await import(process.argv[1])
  const lock = lockFolder(process.argv[2])
  console.log(lock ? 'has it' : 'refused')
  if (lock) setInterval(() => {}, 1_000)`

/** Process that locks the folder and holds it. */
async function otherProcess() {
  const module = new URL('folder-lock.ts', import.meta.url).href
  const other = spawn(process.execPath, ['--input-type=module', '-e', holder, module, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await once(other.stdout, 'data')
  return { other, output: String(output).trim() }
}

test('a folder is one process’s alone, until that one lets go', async () => {
  const lock = lockFolder(folder)
  expect(lock).toBeDefined()
  expect(lockFolder(folder)).toBeUndefined()
  expect((await otherProcess()).output).toBe('refused')
  lock?.release()
  const next = lockFolder(folder)
  expect(next).toBeDefined()
  next?.release()
})

test('a process that is killed leaves no lock behind', async () => {
  const { other, output } = await otherProcess()
  expect(output).toBe('has it')
  expect(lockFolder(folder)).toBeUndefined()
  other.kill('SIGKILL')
  await once(other, 'exit')
  const lock = lockFolder(folder)
  expect(lock).toBeDefined()
  lock?.release()
})

test('one of many concurrent processes gets the lock', async () => {
  const requested = await Promise.all(Array.from({ length: 6 }, otherProcess))
  expect(requested.filter(({ output }) => output === 'has it')).toHaveLength(1)
  for (const { other } of requested) other.kill('SIGKILL')
})
