import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startHouse, type HouseProcess } from '../../tests/house/house-process.ts'

/** What a house answers, as its process tells it. */
export type Answer = Awaited<ReturnType<HouseProcess['ask']>>

/** A real server whose clock stands where it is set, and which can lose its power. */
export type VirtualHouse = {
  setTime: (instant: string) => void
  ask: HouseProcess['ask']
  cutPower: () => Promise<void>
  powerOn: () => Promise<void>
  close: () => Promise<void>
}

export async function openVirtualHouse(options: {
  databaseUrl: string
  folder: string
  instant: string
}): Promise<VirtualHouse> {
  const { databaseUrl, folder } = options
  const clock = join(folder, 'clock')
  /** Renamed into place, so that nobody reads half an instant. */
  const setTime = (instant: string) => {
    writeFileSync(`${clock}.next`, instant)
    renameSync(`${clock}.next`, clock)
  }
  setTime(options.instant)
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, SIMULATED_CLOCK: clock, LOG_LEVEL: 'error' }
  let house: HouseProcess = await startHouse(env)
  return {
    setTime,
    ask: (...asked) => house.ask(...asked),
    async cutPower() {
      await house.kill('SIGKILL')
    },
    async powerOn() {
      house = await startHouse(env)
    },
    async close() {
      await house.kill('SIGTERM')
    },
  }
}
