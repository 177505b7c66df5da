import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addDays,
  dayOf,
  instantAt,
  weekdayOf,
  type CareSheet,
  type Incident,
  type Visit,
} from '@rumi/contract'
import { expect, test } from 'vitest'
import { seedBusiness } from '../../apps/api/src/db/seed/business.ts'
import { seedDemo } from '../../apps/api/src/db/seed/demo/demo.ts'
import { now, runOnSimulatedClock, today } from '../../apps/api/src/http/clock.ts'
import { openQueue } from '../../apps/api/src/jobs/event-queue.ts'
import { openTestServer } from '../support/servers/open-test-server.ts'

const weekdays = { wednesday: 3, sunday: 7 } as const

/** Next day with a weekday. */
function next(weekday: keyof typeof weekdays) {
  let day = addDays(today(), 1)
  while (weekdayOf(day) !== weekdays[weekday]) day = addDays(day, 1)
  return day
}

test.each([
  ['sunday', '11:00'],
  ['wednesday', '03:00'],
  ['wednesday', '07:00'],
  ['wednesday', '14:00'],
  ['wednesday', '19:20'],
  ['wednesday', '22:00'],
] as const)(
  'a demo that starts on a %s at %s has dogs, care, work, requests and debts to show',
  async (weekday, time) => {
    const folder = mkdtempSync(join(tmpdir(), 'rumi-clock-'))
    writeFileSync(join(folder, 'clock'), instantAt(next(weekday), time))
    const setBack = runOnSimulatedClock(join(folder, 'clock'))
    const server = await openTestServer(
      {},
      {
        fixture: {
          name: `demo_${weekday}_${time.replace(':', '')}`,
          async prepare(database) {
            await seedBusiness(database.db)
            await seedDemo(database.db, { now: now(), lives: 'week with money' })
            await (await openQueue(database, { handlers: [], logger: console })).close()
          },
        },
      },
    )
    try {
      const read = async (path: string, who: 'marta' | 'admin' = 'marta') => {
        const { status, body } = await server.request(who, 'GET', `/api${path}`)
        expect(status, `${path} ${JSON.stringify(body)}`).toBe(200)
        return body.data
      }
      const visits = (await read('/visits')).visits as Visit[]
      const having = (status: Visit['status']) => visits.filter((visit) => visit.status === status).length
      expect(having('in-house'), 'dogs in the house').toBeGreaterThanOrEqual(2)
      expect(having('expected'), 'expected dogs').toBeGreaterThanOrEqual(1)
      const { entries } = (await read('/careSheet')).careSheet as CareSheet
      const statuses = entries.filter(({ kind }) => kind === 'medicine').map(({ status }) => status)
      expect(statuses).toEqual(expect.arrayContaining(['late', 'due']))
      expect((await read('/grooming/now')).work, 'groomers at work').not.toEqual([])
      expect((await read('/messages?status=new')).messages, 'messages').not.toEqual([])
      expect((await read('/waitingList?status=waiting')).waitingList, 'waiting families').not.toEqual([])
      const { receivables } = await read('/reports/receivables', 'admin')
      expect(receivables, 'debts').not.toEqual([])
      const happened = ((await read('/incidents')).incidents as Incident[]).map(({ occurredAt }) =>
        dayOf(occurredAt),
      )
      expect(happened).toContain(addDays(today(), -7))
    } finally {
      await server.close()
      setBack()
      rmSync(folder, { recursive: true })
    }
  },
  60_000,
)
