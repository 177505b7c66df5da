import { expect, test } from 'vitest'
import { satGroupOf } from './sat-groups.ts'

test.each([
  ['101.01', '101.01', '101.01'],
  ['601.84.77', '601.84.77', '601.84'],
  ['401.01.02', '401.01', '401.01'],
  ['401', '', '401'],
  ['704.23', '', '704.23'],
  ['153.05', '', '153'],
  ['816.02', '', '816.02'],
  ['300', '300', '300'],
])('an account %s that says %j is of the group %s', (code, satGroup, group) =>
  expect(satGroupOf({ code, satGroup })).toBe(group),
)

test.each(['999.01', '122', '1', 'caja'])('SAT knows no group of %s', (code) =>
  expect(satGroupOf({ code, satGroup: '' })).toBeNull(),
)
