import { expect, test } from 'vitest'
import { lateResolver } from './late-resolver.ts'

const given = [{ email: 'ana' }, undefined, { fields: {}, shouldUseNativeValidation: false }] as const

test('validates a form with the loaded schema', async () => {
  const wrong = { values: {}, errors: { email: { type: 'server' } } }
  expect(await lateResolver<{ email: string }>(async () => () => wrong)(...given)).toBe(wrong)
})

test('leaves a form to the server if its schema fails to load', async () => {
  const gone = lateResolver<{ email: string }>(() => Promise.reject(new Error('offline')))
  expect(await gone(...given)).toEqual({ values: { email: 'ana' }, errors: {} })
})
