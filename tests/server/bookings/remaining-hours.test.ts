import { timeOf } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

type Slot = { start: string; end: string; remaining: number }

async function startsOn(day: string, serviceType: string, minutes?: number) {
  const serviceId = await serviceOf(server, serviceType)
  const requested = `serviceId=${serviceId}&from=${day}&to=${day}${minutes ? `&minutes=${minutes}` : ''}`
  const { body } = await server.request(null, 'GET', `/api/availability?${requested}`)
  return body.data.availability[0].slots as Slot[]
}
const times = (slots: readonly Slot[]) => slots.map(({ start }) => timeOf(start))

test('a visit that takes longer is offered fewer starts, and each is over by closing time', async () => {
  const day = nextOpenDay('Grooming', 30)
  expect(times(await startsOn(day, 'Grooming', 60)).at(-1)).toBe('18:00')
  const long = await startsOn(day, 'Grooming', 240)
  expect([times(long)[0], times(long).at(-1), timeOf(long.at(-1)!.end)]).toEqual(['07:00', '15:00', '19:00'])
})

test('a party is offered for two to four hours and for no other time', async () => {
  const day = nextOpenDay('Evento', 30)
  expect(times(await startsOn(day, 'Evento', 180)).at(-1)).toBe('16:00')
  expect(await startsOn(day, 'Evento', 300)).toEqual([])
})

test('the trainer’s hour that was booked is shown as taken, the hours beside it as free', async () => {
  const day = nextOpenDay('Entrenamiento', 31)
  const [first, second, third] = await startsOn(day, 'Entrenamiento')
  const serviceId = await serviceOf(server, 'Entrenamiento')
  const { start, end } = second!
  const rumiIds = [await eligibleDog(server, 'Aplicado', { medicalRecords: false })]
  const booked = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId,
    rumiIds,
    start,
    end,
  })
  expect(booked.status).toBe(201)
  const after = await startsOn(day, 'Entrenamiento')
  expect(after.slice(0, 3)).toEqual([first, { ...second, remaining: second!.remaining - 1 }, third])
})

test('minutes that are no number are refused', async () => {
  const day = nextOpenDay('Grooming', 30)
  const serviceId = await serviceOf(server, 'Grooming')
  const requested = `/api/availability?serviceId=${serviceId}&from=${day}&to=${day}&minutes=`
  for (const minutes of ['0', '-60', '1.5', 'x', '99999'])
    expect(await server.request(null, 'GET', `${requested}${minutes}`)).toMatchObject({ status: 400 })
})
