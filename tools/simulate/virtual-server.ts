import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer, type ServerProcess } from '../../tests/system/server-process.ts'

/** What a server answers, as its process tells it. */
export type Answer = Awaited<ReturnType<ServerProcess['ask']>>

/** A real server whose clock stands where it is set, and which can lose its power. */
export type VirtualServer = {
  setTime: (instant: string) => void
  ask: ServerProcess['ask']
  cutPower: () => Promise<void>
  powerOn: () => Promise<void>
  close: () => Promise<void>
}

export async function openVirtualServer(options: {
  databaseUrl: string
  folder: string
  instant: string
}): Promise<VirtualServer> {
  const { databaseUrl, folder } = options
  const clock = join(folder, 'clock')
  /** Renamed into place, so that nobody reads half an instant. */
  const setTime = (instant: string) => {
    writeFileSync(`${clock}.next`, instant)
    renameSync(`${clock}.next`, clock)
  }
  setTime(options.instant)
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, SIMULATED_CLOCK: clock, LOG_LEVEL: 'error' }
  let product: ServerProcess = await startServer(env)
  return {
    setTime,
    ask: (...asked) => product.ask(...asked),
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
