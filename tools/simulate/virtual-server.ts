import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { DemoName } from '../../tests/support/servers/open-test-server.ts'
import { startServer, type ServerProcess } from '../../tests/support/servers/server-process.ts'

/** Response of a server, as its process reports it. */
export type Answer = Awaited<ReturnType<ServerProcess['request']>>

/** A real server whose clock stands where it is set, and which can lose its power. */
export type VirtualServer = {
  setTime: (instant: string) => void
  now: () => string
  request: ServerProcess['request']
  /** Hands a file in, as a form does. */
  sendFile: (who: DemoName, path: string, file: { name: string; text: string }) => Promise<Answer>
  cutPower: () => Promise<void>
  powerOn: () => Promise<void>
  close: () => Promise<void>
}

export async function openVirtualServer(options: {
  databaseUrl: string
  folder: string
  instant: string
  /** Further settings, such as where its providers are. */
  settings?: Record<string, string>
}): Promise<VirtualServer> {
  const { databaseUrl, folder } = options
  const clock = join(folder, 'clock')
  /** Renamed into place, so that no reader gets half an instant. */
  let current = options.instant
  const setTime = (instant: string) => {
    current = instant
    writeFileSync(`${clock}.next`, instant)
    renameSync(`${clock}.next`, clock)
  }
  setTime(options.instant)
  const env = {
    ...options.settings,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SIMULATED_CLOCK: clock,
    LOG_LEVEL: 'error',
  }
  let product: ServerProcess = await startServer(env)
  return {
    setTime,
    now: () => current,
    request: (...requested) => requestUntilAnswered(() => product.request(...requested)),
    sendFile: (who, path, file) => requestUntilAnswered(() => sendFile(product, who, path, file)),
    async cutPower() {
      await product.kill('SIGKILL')
    },
    async powerOn() {
      product = await startServer(env)
    },
    async close() {
      await product.kill('SIGTERM')
    },
  }
}

async function sendFile(
  { url, tokenOf }: ServerProcess,
  who: DemoName,
  path: string,
  file: { name: string; text: string },
): Promise<Answer> {
  const body = new FormData()
  body.set('file', new Blob([file.text]), file.name)
  const headers = { authorization: `Bearer ${tokenOf(who)}` }
  const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body })
  return { status: reply.status, body: await reply.json() }
}

const mostTries = 20

/** Retries while a busy server rejects a request without effect. */
async function requestUntilAnswered(request: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await request()
    if (answer.status !== 503 || tries === mostTries) return answer
    await pause(500)
  }
}
