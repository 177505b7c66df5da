import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fullDiskBytes, lowDiskBytes, watchDiskSpace } from './disk-space.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a disk that fills is noticed, and so is one that has room again', async () => {
  let free = lowDiskBytes
  const disk = await watchDiskSpace('.', async () => free, 1_000)
  expect(disk.isLow()).toBe(false)
  free = lowDiskBytes - 1
  await vi.advanceTimersByTimeAsync(1_000)
  expect(disk.isLow()).toBe(true)
  free = lowDiskBytes
  await vi.advanceTimersByTimeAsync(1_000)
  expect(disk.isLow()).toBe(false)
  disk.stop()
})

test('distinguishes the last space from low space', async () => {
  let free = fullDiskBytes
  const disk = await watchDiskSpace('.', async () => free, 1_000)
  expect([disk.isLow(), disk.isFull()]).toEqual([true, false])
  free = fullDiskBytes - 1
  await vi.advanceTimersByTimeAsync(1_000)
  expect([disk.isLow(), disk.isFull()]).toEqual([true, true])
  disk.stop()
})

test('a disk that is full at the start is known before the first write', async () => {
  const disk = await watchDiskSpace('.', async () => 0)
  expect(disk.isLow()).toBe(true)
  disk.stop()
})

test('reads the free space of the disk of the folder', async () => {
  const disk = await watchDiskSpace(tmpdir())
  expect(typeof disk.isLow()).toBe('boolean')
  disk.stop()
  await expect(watchDiskSpace('/nowhere/at/all')).rejects.toThrow('ENOENT')
})
