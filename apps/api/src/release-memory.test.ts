import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { releaseMemoryWhenQuiet } from './release-memory.ts'

const tickMs = 50
const quietTicks = 3

function work(ms: number) {
  const until = performance.now() + ms
  while (performance.now() < until);
}

async function workFor(ms: number) {
  const until = performance.now() + ms
  while (performance.now() < until) {
    work(tickMs)
    await pause(0)
  }
}

test('memory is released when the process is quiet, and again only after it grew', async () => {
  const collect = vi.fn<(how: object) => void>()
  releaseMemoryWhenQuiet({ collect, tickMs, quietTicks })
  await workFor(10 * tickMs)
  expect(collect).not.toHaveBeenCalled()

  await vi.waitFor(() => expect(collect).toHaveBeenCalledTimes(1), 10_000)
  expect(collect).toHaveBeenCalledWith({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  await pause(20 * tickMs)
  expect(collect).toHaveBeenCalledTimes(1)

  const taken = Buffer.alloc(32 * 1024 * 1024, 1)
  await vi.waitFor(() => expect(collect).toHaveBeenCalledTimes(2), 10_000)
  expect(taken[0]).toBe(1)
})
