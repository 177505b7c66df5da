import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanEnvironment, root } from '../run/clean-environment.ts'
import { type CommandResult, runCommand } from '../run/run-command.ts'
import { withLock } from './build-lock.ts'
import { fingerprintOfOutput, fingerprintOfSources } from './fingerprint.ts'

type Build = {
  name: string
  workspace: string
  output: string
  sources: readonly string[]
}

const shared = ['package-lock.json', 'tsconfig.base.json', 'packages/contract/**/*', 'tools/building/*.ts']

const builds: Build[] = [
  {
    name: 'mails',
    workspace: '@rumi/mails',
    output: 'packages/mails/dist',
    sources: [...shared, 'packages/mails/**/*'],
  },
  {
    name: 'server',
    workspace: '@rumi/api',
    output: 'apps/api/dist',
    sources: [...shared, 'packages/mails/**/*', 'apps/api/**/*'],
  },
  {
    name: 'site',
    workspace: '@rumi/web',
    output: 'apps/web/build',
    sources: [...shared, 'packages/data-layer/**/*', 'apps/web/**/*'],
  },
]

/** A failed build; the message is one sentence, `output` is the builder's. */
export class BuildFailed extends Error {
  readonly output: string
  constructor(name: string, output: string) {
    super(`The ${name} could not be built.`)
    this.output = output
  }
}

const notes = join(root, '.cache')
const stampOf = ({ name }: Build) => join(notes, `${name}.json`)

const printOfSources = ({ sources }: Build) => fingerprintOfSources(root, sources, process.version)

const stamp = (build: Build, sources: string) =>
  JSON.stringify({ sources, output: fingerprintOfOutput(join(root, build.output)) })

const isFresh = (build: Build) =>
  existsSync(stampOf(build)) && readFileSync(stampOf(build), 'utf8') === stamp(build, printOfSources(build))

/** The sources are read before the build, so that what is saved while it runs counts as newer. */
async function run(build: Build): Promise<CommandResult> {
  rmSync(stampOf(build), { force: true })
  const sources = printOfSources(build)
  const result = await runCommand({
    command: 'npm',
    args: ['run', '--silent', 'build', '--workspace', build.workspace],
    env: cleanEnvironment({ NODE_ENV: 'production' }),
  })
  if (!result.ok) throw new BuildFailed(build.name, result.output)
  writeFileSync(stampOf(build), stamp(build, sources))
  return result
}

type BuildOptions = { only?: readonly string[]; say?: (line: string) => void }

/**
 * Builds the mails, the server and the site where their sources, the lockfile or the build itself differ from the last good build.
 * One process builds at a time; the others wait and find it done. Throws `BuildFailed`.
 */
export async function buildWhatIsStale({ only, say = console.log }: BuildOptions = {}): Promise<void> {
  const wanted = builds.filter(({ name }) => !only || only.includes(name))
  if (wanted.every(isFresh)) return
  const build = async () => {
    for (const stale of wanted.filter((one) => !isFresh(one))) {
      say(`Building the ${stale.name} …`)
      const { seconds } = await run(stale)
      say(`Built the ${stale.name} in ${seconds.toFixed(1)} s.`)
    }
  }
  await withLock(notes, build, () => say('Another process is building; waiting for it …'))
}

/** The same for a command that is of no use without the build: says what went wrong and ends. */
export async function buildOrLeave(options?: BuildOptions): Promise<void> {
  try {
    await buildWhatIsStale(options)
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error
    console.error(`${error.output.trimEnd()}\n\nRumi did not start: ${error.message}`)
    process.exit(1)
  }
}
