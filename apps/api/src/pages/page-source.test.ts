import { expect, test, vi } from 'vitest'
import { knownWhileUnchanged } from './page-source.ts'

test('fetches shared data once for each version and keeps the last one when a fetch fails', async () => {
  let version = 0
  const request = vi.fn<() => Promise<string>>().mockResolvedValueOnce('uno')
  const read = knownWhileUnchanged({ of: () => version }, 'settings', request)
  expect([await read(), await read()]).toEqual(['uno', 'uno'])
  expect(request).toHaveBeenCalledTimes(1)

  version = 1
  request.mockRejectedValueOnce(new Error('no database')).mockResolvedValueOnce('dos')
  expect(await read()).toBe('uno')
  expect(await read()).toBe('dos')
})

test('throws the failure if there was never a value', async () => {
  const read = knownWhileUnchanged({ of: () => 0 }, 'settings', () =>
    Promise.reject(new Error('no database')),
  )
  await expect(read()).rejects.toThrow('no database')
})
