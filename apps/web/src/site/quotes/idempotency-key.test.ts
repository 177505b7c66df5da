import { expect, test } from 'vitest'
import { idempotencyKeyFor } from './idempotency-key.ts'

test('a request that is sent again keeps its key, a changed one gets another', () => {
  const first = idempotencyKeyFor({ name: 'Ana', dogs: 1 })
  expect(idempotencyKeyFor({ name: 'Ana', dogs: 1 })).toBe(first)
  expect(idempotencyKeyFor({ name: 'Ana', dogs: 2 })).not.toBe(first)
})
