import { expect, test } from 'vitest'
import { leavesNotice } from './grooming.ts'

test('24 hours ahead is enough, a second less is not', () => {
  const now = '2026-10-13T16:00:00Z'
  expect(leavesNotice('2026-10-14T16:00:00Z', now, { minimumNoticeHours: 24 })).toBe(true)
  expect(leavesNotice('2026-10-14T15:59:59Z', now, { minimumNoticeHours: 24 })).toBe(false)
  expect(leavesNotice('2026-10-14T16:00:01.000Z', now, { minimumNoticeHours: 24 })).toBe(true)
})
