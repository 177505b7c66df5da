import { addDays, type WeekdayHours } from '@rumi/contract'
import { mostPlaces } from './invariants.ts'
import type { SimulationState } from './simulation-state.ts'

/** Percentage of days on which a setting of the business changes. */
const changePercent = 15

const weekdays = (from: number, to: number, opens: string, closes: string): WeekdayHours[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ weekday: from + at, opens, closes }))

type Change = (simulation: SimulationState, day: string) => Promise<void>

const patchSettings =
  (deed: string, changes: (simulation: SimulationState) => object): Change =>
  async (simulation) => {
    const { product, responses } = simulation
    const { body } = await product.request('admin', 'GET', '/api/settings')
    const changed = { ...changes(simulation), version: body.data.settings.version }
    responses.note(deed, await product.request('admin', 'PATCH', '/api/settings', changed))
  }

const changeHours = patchSettings('change the hours', ({ chance }) => ({
  hours: {
    dayCare: weekdays(1, chance.between(5, 6), '07:00', chance.pick(['16:00', '18:00', '19:00'])),
    grooming: weekdays(1, chance.between(5, 6), chance.pick(['07:00', '09:00']), '19:00'),
    training: weekdays(chance.between(1, 2), 6, '07:00', chance.pick(['17:00', '19:00'])),
  },
}))

const changePlaces = patchSettings('change the places', ({ chance }) => ({
  dayCarePlaces: chance.between(8, mostPlaces),
}))

const changeTerms = patchSettings('change the terms', ({ chance }) => ({
  depositPercent: chance.pick([0, 20, 50]),
  cancellation: { freeUntilHours: chance.pick([12, 24, 48]), keepPercent: chance.pick([0, 50, 100]) },
  hotel: { discounts: [{ fromNights: 7, percent: chance.between(1, 9) }] },
  horizonDays: chance.between(60, 365),
}))

/** Late fee per started hour by group of services; events have none. */
export const chargeLateCollection = patchSettings('change late collection', ({ chance }) => {
  const requested = () => ({
    depositPercent: null,
    freeUntilHours: null,
    keepPercent: null,
    lateArrival: '',
    latePickupCentavos: chance.pick([20_00, 50_00, 80_00]),
    latePickupGraceMinutes: chance.pick([0, 15]),
  })
  return {
    policies: { hotel: requested(), dayCare: requested(), grooming: requested(), training: requested() },
  }
})

/** Charge for each given dose of medicine. */
export const chargeDoses = patchSettings('charge doses', ({ chance }) => ({
  medicineDoseCentavos: chance.pick([0, 15_00, 30_00]),
}))

const changePrice: Change = async ({ product, responses, chance, services }) => {
  const { id } = chance.pick(services)
  const { body } = await product.request('admin', 'GET', '/api/services?limit=200')
  const rows: { id: string; priceCentavos: number }[] = body.data.service
  const before = rows.find((row) => row.id === id)!.priceCentavos
  const priceCentavos = Math.round((before * chance.between(85, 120)) / 100)
  responses.note(
    'change a price',
    await product.request('admin', 'PUT', `/api/services/${id}`, { priceCentavos }),
  )
}

const changeRooms: Change = async ({ product, responses, chance }, day) => {
  const { body } = await product.request('admin', 'GET', '/api/rooms?active=true&limit=200')
  const rooms: { id: string }[] = body.data.rooms
  const one = `/api/rooms/${chance.pick(rooms).id}`
  if (rooms.length < 6) {
    const added = { name: `Habitación desde ${day}`, size: 'medium', maxDogs: 2, maxWeightKg: 25 }
    responses.note('add a room', await product.request('admin', 'POST', '/api/rooms', added))
  } else if (chance.percent(50)) {
    const from = addDays(day, chance.between(1, 20))
    const outOfService = [{ from, to: addDays(from, chance.between(1, 5)), reason: 'Pintura' }]
    responses.note('close a room', await product.request('admin', 'PATCH', one, { outOfService }))
  } else responses.note('retire a room', await product.request('admin', 'DELETE', one))
}

const changeStaff: Change = async ({ product, responses, chance }, day) => {
  const { body } = await product.request('admin', 'GET', '/api/staffMembers?active=true&kind=groomer')
  const groomers: { id: string }[] = body.data.staffMembers
  if (groomers.length < 3) {
    const added = { kind: 'groomer', name: `Estilista desde ${day}` }
    responses.note('add a groomer', await product.request('admin', 'POST', '/api/staffMembers', added))
  } else {
    const { id } = chance.pick(groomers)
    responses.note('retire a groomer', await product.request('admin', 'DELETE', `/api/staffMembers/${id}`))
  }
}

const changes: readonly Change[] = [
  changeHours,
  changePlaces,
  changeTerms,
  chargeLateCollection,
  chargeDoses,
  changePrice,
  changeRooms,
  changeStaff,
]

/** Now and then hours, places, terms, prices, rooms or staff are others than the day before; what stands in the way refuses it. */
export async function changeBusiness(simulation: SimulationState, day: string) {
  if (simulation.chance.percent(changePercent)) await simulation.chance.pick(changes)(simulation, day)
}
