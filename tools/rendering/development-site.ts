import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../machine/free-port.ts'
import { startChild, stopChild } from '../run/children.ts'
import { cleanEnvironment } from '../run/clean-environment.ts'

const startPatienceMs = 60_000

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts the site as developers see it, with the pages that only they have. */
export async function startDevelopmentSite() {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = startChild('npm', ['run', '--silent', 'dev', '--workspace', '@rumi/web'], {
    stdio: 'ignore',
    env: cleanEnvironment({ WEB_PORT: String(port), NODE_ENV: 'development' }),
  })
  const deadline = Date.now() + startPatienceMs
  while (!(await answers(`${url}/_sistema/icono`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stopChild(child)
      throw new Error('The site did not start in development.')
    }
    await pause(300)
  }
  return { url, stop: () => stopChild(child) }
}
