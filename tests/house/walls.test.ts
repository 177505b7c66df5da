import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { inspectWalls } from '../../tools/walls/inspect-walls.ts'
import { walls } from '../../tools/walls/rules.ts'
import { plantedFaults } from './planted-faults.ts'
import { plantHouse } from './planted-house.ts'

let root: string
afterEach(() => rm(root, { recursive: true, force: true }))

test('a sound house goes through no wall', async () => {
  root = await plantHouse()
  const { breaches, modules } = await inspectWalls(root)
  expect(breaches).toEqual([])
  expect(modules).toBeGreaterThan(25)
})

describe('a wall stops', () => {
  test.each(plantedFaults)('$rule: $in importing $imports', async (fault) => {
    root = await plantHouse({ [fault.in]: `import '${fault.imports}'` })
    const { breaches } = await inspectWalls(root)
    expect(breaches.map(({ rule, from, to }) => ({ rule, from, to }))).toContainEqual({
      rule: fault.rule,
      from: fault.in,
      to: fault.reaches,
    })
  })
})

test('an import of types alone goes through walls no easier', async () => {
  root = await plantHouse({
    'apps/web/src/app/actor.ts': "import type { Actor } from '../../../api/src/app.ts'",
  })
  const { breaches } = await inspectWalls(root)
  expect(breaches.map(({ rule }) => rule)).toContain('web-never-reaches-api')
})

test('a page loaded later goes through walls no easier', async () => {
  root = await plantHouse({
    'apps/web/src/site/later.tsx': "export const later = () => import('../office/board.tsx')",
  })
  const { breaches } = await inspectWalls(root)
  expect(breaches.map(({ rule }) => rule)).toContain('faces-do-not-meet')
})

test('every wall has been tried with a fault', () => {
  const tried = new Set(plantedFaults.map(({ rule }) => rule))
  expect(walls.map(({ name }) => name).filter((name) => !tried.has(name ?? ''))).toEqual([])
})

test('walls that see nothing fail', async () => {
  root = await mkdtemp(join(tmpdir(), 'rumi-empty-'))
  await expect(inspectWalls(root)).rejects.toThrow('guard nothing')
})
