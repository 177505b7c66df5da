import { existsSync } from 'node:fs'
import { cleanEnvironment } from '../run/clean-environment.ts'
import { runCommand } from '../run/run-command.ts'

const apt = '/usr/bin/apt-get'

/** Whether this process may install packages here: Debian or a relative of it, as root. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync(apt)

/** Installs a Debian package without a question; false where that does not work, for instance without a network. */
export async function aptInstall(name: string): Promise<boolean> {
  if (!mayInstall()) return false
  console.log(`Installing ${name} …`)
  const env = cleanEnvironment({ DEBIAN_FRONTEND: 'noninteractive' })
  await runCommand({ command: apt, args: ['update', '-q'], env, timeoutMs: 120_000 })
  const { ok, output } = await runCommand({
    command: apt,
    args: ['install', '-qy', '--no-install-recommends', name],
    env,
  })
  if (!ok) console.error(output.trimEnd())
  return ok
}
