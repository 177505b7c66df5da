import { addDays, defaultSettings, restDayName, type WeekHours } from '@rumi/contract'
import { today } from '../../../apps/api/src/http/clock.ts'
import type { TestServer } from '../servers/open-test-server.ts'

/** Opens the business around the clock, on rest days of the next three days too. */
export async function openOnAllDays(server: TestServer) {
  const everyDay: WeekHours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    opens: '00:00',
    closes: '23:45',
  }))
  const hours = { ...defaultSettings.hours, house: everyDay, dayCare: everyDay }
  await server.request('admin', 'PATCH', '/api/settings', { hours })
  for (const day of [0, 1, 2].map((ahead) => addDays(today(), ahead)))
    if (restDayName(day) !== null)
      await server.request('admin', 'POST', '/api/houseDays', { day, kind: 'worked' })
}
