import { expect, test } from 'vitest'
import { lateResolver } from './late-resolver.ts'

const given = [{ email: 'ana' }, undefined, { fields: {}, shouldUseNativeValidation: false }] as const

test('a form is checked by what was fetched for it', async () => {
  const wrong = { values: {}, errors: { email: { type: 'server' } } }
  expect(await lateResolver<{ email: string }>(async () => () => wrong)(...given)).toBe(wrong)
})

test('a check that cannot be fetched leaves the form to the server', async () => {
  const gone = lateResolver<{ email: string }>(() => Promise.reject(new Error('offline')))
  expect(await gone(...given)).toEqual({ values: { email: 'ana' }, errors: {} })
})
