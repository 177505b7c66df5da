import { expect, test } from 'vitest'
import { lazyResolver } from './lazy-resolver.ts'

const given = [{ email: 'ana' }, undefined, { fields: {}, shouldUseNativeValidation: false }] as const

test('validates a form with the loaded schema', async () => {
  const wrong = { values: {}, errors: { email: { type: 'server' } } }
  expect(await lazyResolver<{ email: string }>(async () => () => wrong)(...given)).toBe(wrong)
})

test('leaves a form to the server if its schema fails to load', async () => {
  const gone = lazyResolver<{ email: string }>(() => Promise.reject(new Error('offline')))
  expect(await gone(...given)).toEqual({ values: { email: 'ana' }, errors: {} })
})
