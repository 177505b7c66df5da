import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkBoundaries } from '../../tools/boundaries/check-boundaries.ts'
import { boundaries } from '../../tools/boundaries/rules.ts'
import { plantedFaults } from '../support/servers/planted-faults.ts'
import { plantProject } from '../support/servers/planted-project.ts'

let root: string
afterEach(() => rm(root, { recursive: true, force: true }))

test('a sound project goes through no boundary', async () => {
  root = await plantProject()
  const { violationes, modules } = await checkBoundaries(root)
  expect(violationes).toEqual([])
  expect(modules).toBeGreaterThan(25)
})

describe('a boundary stops', () => {
  test.each(plantedFaults)('$rule: $in importing $imports', async (fault) => {
    root = await plantProject({ [fault.in]: `import '${fault.imports}'` })
    const { violationes } = await checkBoundaries(root)
    expect(violationes.map(({ rule, from, to }) => ({ rule, from, to }))).toContainEqual({
      rule: fault.rule,
      from: fault.in,
      to: fault.reaches,
    })
  })
})

test('an import of types alone goes through boundaries no easier', async () => {
  root = await plantProject({
    'apps/web/src/app/actor.ts': "import type { Actor } from '../../../api/src/app.ts'",
  })
  const { violationes } = await checkBoundaries(root)
  expect(violationes.map(({ rule }) => rule)).toContain('web-never-reaches-api')
})

test('a page loaded later goes through boundaries no easier', async () => {
  root = await plantProject({
    'apps/web/src/site/later.tsx': "export const later = () => import('../office/board.tsx')",
  })
  const { violationes } = await checkBoundaries(root)
  expect(violationes.map(({ rule }) => rule)).toContain('faces-do-not-meet')
})

test('every boundary has been tried with a fault', () => {
  const tried = new Set(plantedFaults.map(({ rule }) => rule))
  expect(boundaries.map(({ name }) => name).filter((name) => !tried.has(name ?? ''))).toEqual([])
})

test('boundaries that see nothing fail', async () => {
  root = await mkdtemp(join(tmpdir(), 'rumi-empty-'))
  await expect(checkBoundaries(root)).rejects.toThrow('guard nothing')
})
