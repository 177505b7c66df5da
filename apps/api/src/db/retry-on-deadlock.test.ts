import { expect, test } from 'vitest'
import { retryOnDeadlock } from './retry-on-deadlock.ts'

const deadlock = () => new Error('Failed query', { cause: Object.assign(new Error(), { code: '40P01' }) })

test('a transaction that lost to another is run again', async () => {
  let tries = 0
  const done = await retryOnDeadlock(async () => {
    tries += 1
    if (tries < 3) throw deadlock()
    return 'done'
  })
  expect([done, tries]).toEqual(['done', 3])
})

test('after four tries it gives up, and anything else is not tried again', async () => {
  let tries = 0
  const failing = (error: Error) =>
    retryOnDeadlock(() => {
      tries += 1
      return Promise.reject(error)
    })
  await expect(failing(deadlock())).rejects.toThrow('Failed query')
  expect(tries).toBe(4)
  await expect(failing(new Error('another'))).rejects.toThrow('another')
  expect(tries).toBe(5)
})
