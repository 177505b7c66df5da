import { expect, test } from 'vitest'
import { idempotencyKeyFor } from './idempotency-key.ts'

test('a retry keeps its key, a changed request gets another', () => {
  const first = idempotencyKeyFor({ name: 'Ana', dogs: 1 })
  expect(idempotencyKeyFor({ name: 'Ana', dogs: 1 })).toBe(first)
  expect(idempotencyKeyFor({ name: 'Ana', dogs: 2 })).not.toBe(first)
})
