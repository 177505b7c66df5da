import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/machine/free-port.ts'

/** A server of the journey's own, in a folder that goes with it. */
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
  const server = spawn(process.execPath, ['apps/api/src/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  server.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return {
    url,
    /** What it has printed so far. */
    said: () => said,
    isReady: () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    async stop() {
      if (server.exitCode === null) {
        const ended = once(server, 'exit')
        server.kill('SIGKILL')
        await ended
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>
