import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { cleanEnvironment } from '../run/clean-environment.ts'
import { printScore, type Score } from '../run/scoreboard.ts'
import { runCommand } from '../run/run-command.ts'
import { removeFolder, temporaryFolder } from '../run/temporary-folder.ts'

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  success: boolean
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** Names of the projects in `vitest.config.ts`; Vitest ignores an unknown name beside a known one. */
export type VitestProject = 'unit' | 'repository' | 'api' | 'embedded' | 'embedded-proofs' | 'proofs'

type VitestRun = {
  name: string
  projects: readonly VitestProject[]
  env?: Record<string, string>
  live?: boolean
  /** How many more files than cores are tried at a time. */
  moreFiles?: number
}

/** Counts a file that could not even be loaded, and a run that broke outside of any test, as one failure each. */
export function scoreOfVitest({ numPassedTests, numFailedTests, success, testResults }: VitestReport) {
  const unloadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  const failed = numFailedTests + unloadable
  const nothingRan = numPassedTests + failed === 0
  return { passed: numPassedTests, failed: failed || (success && !nothingRan ? 0 : 1) }
}

/** Twice what the longest run takes on a machine at half of its speed, so that only one that hangs is stopped. */
const longestRunMs = 50 * 60 * 1_000

/** How many more files than cores at a time: tests also wait, for locks, for processes and for the clock. */
const usuallyMoreFiles = 1

/** Runs some of the projects of `vitest.config.ts`; no report and no tests are failures. */
export async function runVitest({
  name,
  projects,
  env = {},
  live = false,
  moreFiles = usuallyMoreFiles,
}: VitestRun): Promise<Score> {
  const folder = temporaryFolder('vitest')
  const report = join(folder, 'report.json')
  const { ok, output, seconds } = await runCommand({
    command: 'vitest',
    args: [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      `--maxWorkers=${availableParallelism() + moreFiles}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env: cleanEnvironment(env),
    timeoutMs: longestRunMs,
    live,
  })
  const counted = await readFile(report, 'utf8')
    .then((text) => scoreOfVitest(JSON.parse(text) as VitestReport))
    .catch(() => ({ passed: 0, failed: 1 }))
  removeFolder(folder)
  const failed = counted.failed || (ok ? 0 : 1)
  return printScore({ name, passed: counted.passed, failed, seconds, ...(live ? {} : { output }) })
}
