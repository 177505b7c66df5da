import { expect, test } from 'vitest'
import { calls } from './calls/calls.ts'
import type { CallSpec } from './calls/call.ts'
import { areasOf } from './permission-areas.ts'

const everyCall = Object.values(calls).flatMap((group) => Object.values<CallSpec>(group))

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
