import { expect, test } from 'vitest'
import { satGroupName, satGroupOf, satGroupProblem, satGroupsOfPosting } from './sat-groups.ts'

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

test.each([
  ['401.01', 'Ventas y/o servicios gravados a la tasa general'],
  ['401.04', 'Ventas y/o servicios gravados al 0%'],
  ['401.38', 'Otros ingresos propios'],
  ['118.01', 'IVA acreditable pagado'],
  ['601.84', 'Otros gastos generales'],
  ['401.41', ''],
])('SAT calls %s %j', (group, name) => expect(satGroupName(group)).toBe(name))

test('every account that posts by itself has a group that SAT lists, with a name', () => {
  for (const [code, group] of Object.entries(satGroupsOfPosting))
    expect(satGroupName(group), code).toBeTruthy()
})

test('sales and retained deposits are not of a group at 0 %', () => {
  for (const code of ['401.01', '401.04', '401.05'])
    expect(satGroupName(satGroupsOfPosting[code]!), code).not.toMatch(/0%|exentos/)
})

const sales = { code: '401.04', type: 'income' } as const

test.each([
  [{ ...sales, satGroup: '401.01' }, null],
  [
    { ...sales, satGroup: '401.04' },
    { is: 'changed', usual: '401.01' },
  ],
  [
    { ...sales, satGroup: '' },
    { is: 'changed', usual: '401.01' },
  ],
  [{ ...sales, satGroup: '999.01' }, { is: 'unknown' }],
  [{ ...sales, satGroup: '601.84' }, { is: 'other-type' }],
  [{ code: '602.01', type: 'expense', satGroup: '602.01' }, null],
  [{ code: '702.04', type: 'income', satGroup: '' }, null],
  [{ code: '703.01', type: 'income', satGroup: '' }, { is: 'other-type' }],
] as const)('SAT reads %o as %o', (account, problem) => expect(satGroupProblem(account)).toEqual(problem))
