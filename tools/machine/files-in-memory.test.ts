import { mkdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTemporaryFilesInMemory } from './files-in-memory.ts'

let roomy: string
beforeEach(() => {
  roomy = join(tmpdir(), `rumi-roomy-${process.pid}`)
  mkdirSync(roomy)
  vi.stubEnv('TMPDIR', undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(roomy, { recursive: true })
})

test('temporary files go into a folder of their own there, through which other users pass', () => {
  keepTemporaryFilesInMemory(roomy)
  expect(dirname(process.env.TMPDIR ?? '')).toBe(roomy)
  expect(statSync(process.env.TMPDIR ?? '').mode & 0o777).toBe(0o711)
  expect(tmpdir()).toBe(process.env.TMPDIR)
})

test('files stay where they were without memory to spare or with a named folder', () => {
  keepTemporaryFilesInMemory(join(roomy, 'missing'))
  expect(process.env.TMPDIR).toBeUndefined()
  vi.stubEnv('TMPDIR', '/var/tmp')
  keepTemporaryFilesInMemory(roomy)
  expect(process.env.TMPDIR).toBe('/var/tmp')
})

test('a machine with little memory keeps them on disk', () => {
  vi.spyOn(process, 'availableMemory').mockReturnValue(3 * 1024 ** 3)
  keepTemporaryFilesInMemory(roomy)
  vi.restoreAllMocks()
  expect(process.env.TMPDIR).toBeUndefined()
})
