import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/clean-environment.ts'
import { printScore, type Score } from '../run/scoreboard.ts'
import { type Command, runCommand } from '../run/run-command.ts'

export type Check = () => Promise<Score>

const check = (name: string, command: Command) => async (): Promise<Score> => {
  const { ok, output, seconds } = await runCommand({ ...command, timeoutMs: 300_000 })
  return printScore({ name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds, output })
}

/**
 * Every part with a tsconfig of its own, and the root for the rest. One checker each, as two checks run beside each other: four, the
 * default, make the same types up to four times.
 */
function typeChecks() {
  const projects = globSync('{,packages/*/,apps/*/,tests/*/}tsconfig.json', { cwd: root }).toSorted()
  return projects.map((project) =>
    check(`types (${project.replace(/\/?tsconfig\.json$/, '') || 'root'})`, {
      command: 'tsc',
      args: ['-p', join(root, project), '--checkers', '1'],
    }),
  )
}

/** Format, lint, types, boundaries and unused code: each passes or fails as a whole. */
export function staticChecks(): Check[] {
  if (!existsSync(join(root, 'node_modules')))
    throw new Error('Run `npm ci` first: nothing is installed yet.')
  return [
    check('unused code', { command: 'knip', args: ['--no-progress'] }),
    check('lint', { command: 'oxlint', args: ['--type-aware', '--deny-warnings'] }),
    ...typeChecks(),
    check('boundaries', { command: 'node', args: ['tools/boundaries/main.ts'] }),
    check('format', { command: 'oxfmt', args: ['--check'] }),
  ]
}
