import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { createConcurrencyLimit } from '../../http/limits/concurrency-limit.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { Overloaded } from '../../http/refused.ts'

test('a password matches its own hash and no other, to the last of its 256 characters', async () => {
  const long = 'á'.repeat(255)
  const storedHash = await hashPassword(`${long}a`)
  expect(storedHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwordMatches(storedHash, `${long}a`)).toBe(true)
  expect(await passwordMatches(storedHash, `${long}b`)).toBe(false)
})

test('a password matches however its accents are composed, also one that was hashed as it was typed', async () => {
  const [composed, decomposed] = ['señor mole añejo'.normalize('NFC'), 'señor mole añejo'.normalize('NFD')]
  for (const chosen of [composed, decomposed]) {
    const normalised = await hashPassword(chosen)
    const asTyped = await hash(chosen, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    for (const typed of [composed, decomposed])
      expect([await passwordMatches(normalised, typed), await passwordMatches(asTyped, typed)]).toEqual([
        true,
        true,
      ])
  }
  expect(await passwordMatches(await hashPassword(composed), 'senor mole anejo')).toBe(false)
})

test('with nothing kept no password matches', async () => {
  expect(await passwordMatches(null, '')).toBe(false)
  expect(await passwordMatches(undefined, 'perro feliz 99')).toBe(false)
})

test('two run, thirty-two wait in their order, and one more is refused', async () => {
  const pass = createConcurrencyLimit({ atOnce: 2, waiting: 32 })
  const finish: (() => void)[] = []
  const done: number[] = []
  const task = (n: number) =>
    pass(async () => {
      await new Promise<void>((end) => finish.push(end))
      done.push(n)
    })
  const admitted = Array.from({ length: 34 }, (_, n) => task(n))
  await expect(task(34)).rejects.toEqual(new Overloaded())
  expect(finish).toHaveLength(2)

  while (done.length < 34) {
    finish.shift()?.()
    await new Promise(setImmediate)
    expect(finish.length).toBeLessThanOrEqual(2)
  }
  await Promise.all(admitted)
  expect(done).toEqual(Array.from({ length: 34 }, (_, n) => n))
})

test('a task that fails makes room for the next', async () => {
  const pass = createConcurrencyLimit({ atOnce: 1, waiting: 1 })
  await expect(pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await pass(async () => 'next')).toBe('next')
})
