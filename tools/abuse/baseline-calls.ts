import { addDays, type ServiceType } from '@rumi/contract'
import { today } from '../../apps/api/src/http/clock.ts'
import type { ServerProcess } from '../../tests/support/servers/server-process.ts'
import type { HttpCall } from './http-call.ts'
import { daysFrom, knownThings } from './costly-calls.ts'

/** Concurrent calls of other people, one after the other; each booking is of another dog or day. */
export async function baselineCalls(product: ServerProcess): Promise<(turn: number) => HttpCall> {
  const { idOf, dogsOf } = await knownThings(product)
  const dogs = await dogsOf('luis', 'Vecino')
  const owner = product.tokenOf('luis')
  const desk = product.tokenOf('admin')
  const [from, to] = [addDays(today(), 1), addDays(today(), 30)]
  const days = daysFrom(10, 60)
  const dayOfOne = (turn: number) => {
    const day = days[Math.floor(turn / dogs.length) % days.length]
    return { serviceId: idOf('Guardería'), rumiIds: [dogs[turn % dogs.length]], start: day, end: day }
  }
  const get = (name: string, path: string, token?: string): HttpCall => ({
    name,
    method: 'GET',
    path,
    ...(token ? { token } : {}),
  })
  const post = (name: string, path: string, token: string, body: object): HttpCall => ({
    name,
    method: 'POST',
    path,
    token,
    body,
  })
  const month = (type: ServiceType) =>
    get(`a month of ${type}`, `/api/availability?serviceId=${idOf(type)}&from=${from}&to=${to}`)
  const reads = [
    get('the catalogue', '/api/catalog'),
    month('Guardería'),
    get('own dogs', '/api/rumis?limit=20', owner),
    get('the day board', `/api/desk/day?day=${today()}`, desk),
    post('the price of a day', '/api/serviceBookings/quote', owner, dayOfOne(1_000)),
    get('own bookings', '/api/serviceBookings?limit=20', owner),
    month('Grooming'),
    get('current user', '/api/auth/me', owner),
    get('a family at the counter', '/api/desk/families?search=canela', desk),
    get('health', '/healthz'),
  ]
  let booked = 0
  return (turn) =>
    turn % (reads.length + 1) === reads.length
      ? post('a booking of a day', '/api/serviceBookings', desk, dayOfOne((booked += 1)))
      : reads[turn % (reads.length + 1)]!
}
