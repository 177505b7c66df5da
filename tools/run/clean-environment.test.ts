import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { cleanEnvironment, root } from './clean-environment.ts'

afterEach(() => vi.unstubAllEnvs())

test('removes every setting that the server reads from the environment', () => {
  const config = readFileSync(join(root, 'apps/api/src/config.ts'), 'utf8')
  const settings = [...config.matchAll(/^ {2}([A-Z][A-Z\d_]+): (?:z|\w+)\b/gm)].map(([, name = '']) => name)
  expect(settings).toContain('SECRET_KEY')
  for (const name of settings) vi.stubEnv(name, 'set')
  const clean = cleanEnvironment()
  expect(settings.filter((name) => name in clean)).toEqual([])
})
