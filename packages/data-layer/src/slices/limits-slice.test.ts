import { expect, test } from 'vitest'
import { limits } from './limits-slice.ts'
import { sessionCalls } from '../calls/session-calls.ts'
import { ana } from '../testing/records.ts'

const { resumeSession, whoAmI, logout } = sessionCalls
const user = { ...ana, role: 'colaborador' as const, limits: { orders: 'none' as const } }
const start = limits.reducer(undefined, { type: 'start' })

test('loads the limits of a custom role with the user, and drops them with the session', () => {
  const resumed = limits.reducer(start, resumeSession.fulfilled({ user, token: 't' }, 'r', undefined))
  expect(resumed).toEqual({ orders: 'none' })
  const changed = limits.reducer(resumed, whoAmI.fulfilled(ana, 'r', undefined))
  expect(changed).toEqual({})
  expect(limits.reducer(resumed, logout.fulfilled(undefined as never, 'r', undefined as never))).toEqual({})
  expect(limits.reducer(resumed, resumeSession.fulfilled(null, 'r', undefined))).toEqual({})
})
