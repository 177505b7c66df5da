import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { boundaries } from './rules.ts'

export type Violation = { rule: string; from: string; to: string; reason: string }
export type Inspection = { modules: number; imports: number; violationes: Violation[] }

const floors = ['apps', 'packages', 'tests', 'tools']
const reasons = new Map(boundaries.map(({ name, comment }) => [name, comment ?? '']))

/**
 * Follows every import of the tree under `root` and names those that go through a boundary.
 * A tree in which nothing was seen throws: silence would read as success.
 */
export async function checkBoundaries(root: string): Promise<Inspection> {
  const { output } = await cruise(
    floors.filter((floor) => existsSync(join(root, floor))),
    {
      baseDir: root,
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '/(build|dist|[.]react-router)/' },
      validate: true,
      ruleSet: { forbidden: boundaries },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['types', 'import', 'node', 'default'],
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
      },
    },
  )
  const { modules, summary } = output as ICruiseResult
  const imports = modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0)
  if (modules.length === 0 || imports === 0) {
    throw new Error(
      'The boundaries saw no modules or no imports, so they guard nothing. Is @swc/core installed?',
    )
  }
  return {
    modules: modules.length,
    imports,
    violationes: summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      reason: reasons.get(rule.name) ?? '',
    })),
  }
}
