import { defaultSettings, instantAt, restDayName, type WeekHours } from '@rumi/contract'
import { openDesk, today } from './at-the-desk.ts'

const [opens, closes] = ['00:00', '23:45']
/** Places for the dogs of all journeys of a run. */
const manyPlaces = 300
const everyDay: WeekHours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens, closes }))

/** So near midnight a journey would begin on one day and end on the next. */
const tooLateMs = 20 * 60_000

async function untilTheDayIsYoung() {
  const leftMs = Date.parse(instantAt(today(), '23:59:59')) - Date.now()
  if (leftMs < tooLateMs) await new Promise((resolve) => setTimeout(resolve, leftMs + 2000))
}

/** Has the day care of this worker's house take dogs in today at any hour, rest day or not, until it is put back. */
export async function openAllDay() {
  await untilTheDayIsYoung()
  const desk = await openDesk()
  await desk.request('patch', '/settings', {
    hours: { ...defaultSettings.hours, house: everyDay, dayCare: everyDay },
    dayCarePlaces: manyPlaces,
  })
  const worked =
    restDayName(today()) === null
      ? null
      : (await desk.request('post', '/houseDays', { day: today(), kind: 'worked' })).houseDay
  return {
    today: today(),
    async putBack() {
      if (worked) await desk.request('delete', `/houseDays/${worked.id}`)
      const { hours, dayCarePlaces } = defaultSettings
      await desk.request('patch', '/settings', { hours, dayCarePlaces })
      await desk.close()
    },
  }
}
