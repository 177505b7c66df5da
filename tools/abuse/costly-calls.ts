import { addDays, takesPlaceOn, usualCalendar, type ServiceType } from '@rumi/contract'
import { today } from '../../apps/api/src/http/clock.ts'
import type { ServerProcess } from '../../tests/support/servers/server-process.ts'
import type { HttpCall } from './http-call.ts'

/** Open days from one ahead. */
export const daysFrom = (ahead: number, count: number) =>
  Array.from({ length: 340 }, (_, turn) => addDays(today(), ahead + turn))
    .filter(
      (day) => takesPlaceOn('Guardería', day, usualCalendar) && takesPlaceOn('Hotel', day, usualCalendar),
    )
    .slice(0, count)

const mostDays = 60
const mostDogs = 10

/** Most expensive requests of one client, by caller: a visitor, an owner, the desk. */
export async function costlyCalls(product: ServerProcess): Promise<Record<string, HttpCall[]>> {
  const { idOf, dogsOf } = await knownThings(product)
  const [from, to] = [addDays(today(), 1), addDays(today(), 61)]
  const twoMonths = (type: ServiceType, ahead: number): HttpCall => ({
    name: `two months of ${type}`,
    method: 'GET',
    path: `/api/availability?serviceId=${idOf(type)}&from=${addDays(today(), ahead)}&to=${addDays(today(), ahead + 60)}`,
  })
  const timed = ['Grooming', 'Guardería', 'Hotel', 'Entrenamiento'] as const
  // Many different ones: the same question asked twice while it waits is answered once.
  const visitor = Array.from({ length: 120 }, (_, turn) => twoMonths(timed[turn % 4]!, 1 + (turn >> 2)))
  const dogs = await dogsOf('ana', 'Rival')
  const owner = product.tokenOf('ana')
  const desk = product.tokenOf('marta')
  const ownId = (await product.request('ana', 'GET', '/api/auth/me')).body.data.user._id as string
  const days = daysFrom(80, mostDays)
  const recurring = (name: string, path: string, wanted: string[]): HttpCall => ({
    name,
    method: 'POST',
    path: `/api/serviceBookings/recurring${path}`,
    token: owner,
    body: { serviceId: idOf('Guardería'), rumiIds: dogs.slice(0, mostDogs), days: wanted },
  })
  const read = (name: string, path: string, token: string): HttpCall => ({
    name,
    method: 'GET',
    path,
    token,
  })
  const words = encodeURIComponent('a e i o u r l v')
  return {
    'a visitor': visitor,
    'an owner': [
      recurring('sixty days for ten dogs, priced', '/quote', days),
      recurring('sixty days for ten dogs, booked', '', days),
      recurring('sixty days for ten dogs, refused', '', [...days.slice(1), addDays(today(), -1)]),
      read('own data', `/api/users/${ownId}/data`, owner),
      read('a search for single letters', `/api/rumis?limit=200&search=${words}`, owner),
      read('two hundred dogs', '/api/rumis?limit=200', owner),
      read('two hundred bookings', '/api/serviceBookings?limit=200', owner),
    ],
    'the desk': [
      read('the workbook', '/api/export-excel', desk),
      read('two months of rooms and people', `/api/reports/occupancy?from=${from}&to=${to}`, desk),
      read('a search for single letters', `/api/rumis?limit=200&search=${words}`, desk),
      read('two hundred medical records', '/api/medical-records?limit=200', desk),
      read('two hundred bookings', '/api/serviceBookings?limit=200', desk),
    ],
  }
}

type Dog = { _id: string; name: string }

/** Inputs of the calls, fetched from the server itself. */
export async function knownThings({ request }: ServerProcess) {
  const { body } = await request(null, 'GET', '/api/catalog')
  const services = body.data.services as { id: string; serviceType: ServiceType }[]
  return {
    idOf: (type: ServiceType) => services.find(({ serviceType }) => serviceType === type)!.id,
    dogsOf: async (who: 'ana' | 'luis', name: string) => {
      const page = await request(who, 'GET', `/api/rumis?limit=200&search=${name}`)
      return (page.body.data.rumis as Dog[]).map(({ _id }) => _id)
    },
  }
}
