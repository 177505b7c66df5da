import { expect, test } from 'vitest'
import { comparedRows } from './compared-rows.ts'

const row = (code: string, centavos: number) => ({ accountId: `id-${code}`, code, name: code, centavos })

test('accounts of both reports stand once each, in the order of their codes', () => {
  const rows = comparedRows(
    [row('401.01.02', 500), row('402.01', -20)],
    [row('401.01.01', 70), row('401.01.02', 400)],
  )
  expect(rows.map(({ code, now, before }) => [code, now?.centavos, before?.centavos])).toEqual([
    ['401.01.01', undefined, 70],
    ['401.01.02', 500, 400],
    ['402.01', -20, undefined],
  ])
})
