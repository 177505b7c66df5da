import { expect, test } from 'vitest'
import { roles } from './access.ts'
import { calls } from './calls/calls.ts'
import type { CallSpec } from './calls/call.ts'
import {
  areasOf,
  isMatterOfRoles,
  neverLimited,
  permissionAreas,
  reachWithin,
  seesTelephones,
} from './permission-areas.ts'
import { resources } from './table.ts'

const everyCall = Object.values(calls).flatMap((group) => Object.values<CallSpec>(group))

test.each(permissionAreas.filter((area) => !neverLimited.some((never) => never === area)))(
  'a custom role may hide the area %s, whatever else it keeps',
  (area) => {
    const written = { name: 'Patio', baseRole: 'colaborador', limits: { [area]: 'none' } }
    expect(resources.customRoles.create.safeParse(written).error).toBeUndefined()
    const holder = { role: 'admin', limits: { [area]: 'none' } } as const
    const reached = everyCall.filter(
      (call) => areasOf(call).includes(area) && reachWithin({ role: 'admin', limits: {} }, call) === 'all',
    )
    expect(
      reached.filter((call) => isMatterOfRoles(call.access) && reachWithin(holder, call) === 'all'),
    ).toEqual([])
  },
)

test('telephones are seen by clients and whole roles, until a custom role hides them', () => {
  expect(roles.map((role) => seesTelephones({ role, limits: {} }))).toEqual([true, true, true, true])
  expect(seesTelephones({ role: 'colaborador', limits: { clients: 'none' } })).toBe(true)
  expect(seesTelephones({ role: 'colaborador', limits: { telephones: 'none' } })).toBe(false)
})

/** A person's own data is theirs to take away, whatever their role. */
const ownData = 'clients.downloadDataWorkbook'

test('every call that hands over a table as a file needs the permission to export', () => {
  const files = everyCall.filter(
    ({ name, path, answersFile = '' }) =>
      name !== ownData && (/export|electronic/.test(path) || /spreadsheet|csv/.test(answersFile)),
  )
  expect(files.length).toBeGreaterThanOrEqual(8)
  for (const { name, access } of files) expect(areasOf({ name, access }).at(-1), name).toBe('exports')
})
