import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../tools/machine/free-port.ts'

/** A first start makes its database, beside other journeys that are walked at the same time. */
const startPatienceMs = 120_000

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** A server of the journey's own, in a folder that goes with it; answers once it is open. */
export async function startOwnServer(settings: (folder: string) => Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'rumi-own-server-'))
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    PORT: port,
    PUBLIC_URL: url,
    DATA_DIR: join(folder, 'data'),
    ...settings(folder),
  }
  const server = spawn(process.execPath, ['apps/api/dist/main.js'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let message = ''
  server.stdout.on('data', (chunk: Buffer) => (message += chunk.toString()))
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    }
    await rm(folder, { recursive: true, force: true })
  }

  const deadlineMs = Date.now() + startPatienceMs
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadlineMs) {
      await stop()
      throw new Error(`The journey's own server did not start.\n${message.slice(-4000)}`)
    }
    await pause(200)
  }
  return {
    url,
    /** Output so far. */
    message: () => message,
    stop,
  }
}
export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>
