import { addDays, takesPlaceOn, weekdayOf, type ServiceType } from '@rumi/contract'
import { today } from '../../apps/api/src/http/clock.ts'
import type { Ask } from './attempt.ts'

type Service = { id: string; serviceType: ServiceType; durationMinutes: number }

/** What every race needs: whom to ask, the services, dogs that are in nobody's way, weeks that nobody has booked. */
export type Field = {
  ask: Ask
  /** How many try at once. */
  size: number
  service: (type: ServiceType) => Service
  /** The next dogs in turn, so that those of one race are all different. */
  dogs: (count: number) => string[]
  /** Monday of the next week without a closed day; after a year's worth it begins again. */
  nextMonday: () => string
  /** Ids of the bookings that this race has made. */
  made: string[]
  /** Every booking that somebody was told of, with how much was asked for inside it. */
  told: Map<string, number>
}

const firstWeek = 3
const lastWeek = 50

const isWholeWeek = (monday: string) =>
  [0, 1, 2, 3, 4, 5].every((day) => takesPlaceOn('Hotel', addDays(monday, day)))

/** The demo's week lies before it. */
export const firstDayUnderAttack = () => addDays(today(), 8 - weekdayOf(today()) + firstWeek * 7)

function openMondays() {
  const begin = addDays(firstDayUnderAttack(), -firstWeek * 7)
  return Array.from({ length: lastWeek - firstWeek }, (_, week) =>
    addDays(begin, (firstWeek + week) * 7),
  ).filter(isWholeWeek)
}

/** Looks around in a house before it is attacked. */
export async function surveyField(ask: Ask, size: number): Promise<Field> {
  const catalog = await ask(null, 'GET', '/api/catalog')
  const services = catalog.body?.data?.services as Service[]
  const found = await allDogs(ask)
  const mondays = openMondays()
  let dogTurn = 0
  let weekTurn = 0
  return {
    ask,
    size,
    service: (type) => {
      const service = services.find(({ serviceType }) => serviceType === type)
      if (!service) throw new Error(`the house sells no ${type}`)
      return service
    },
    dogs: (count) =>
      Array.from({ length: count }, () => {
        dogTurn += 1
        return found[dogTurn % found.length]!
      }),
    nextMonday: () => {
      weekTurn += 1
      return mondays[weekTurn % mondays.length]!
    },
    made: [],
    told: new Map(),
  }
}

async function allDogs(ask: Ask): Promise<string[]> {
  const ids: string[] = []
  for (let cursor = ''; ;) {
    const { body } = await ask('ana', 'GET', `/api/rumis?limit=200${cursor}`)
    const page = body?.data?.rumis as { _id: string; name: string }[]
    ids.push(...page.filter(({ name }) => name.startsWith('Rival ')).map(({ _id }) => _id))
    const next = (body as { nextCursor?: string }).nextCursor
    if (!next) return ids
    cursor = `&cursor=${encodeURIComponent(next)}`
  }
}
