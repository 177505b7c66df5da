import { addDays, eachDay, takesPlaceOn, usualCalendar, type ServiceType } from '@rumi/contract'
import { today } from '../../../apps/api/src/http/clock.ts'
import type { TestServer } from '../servers/open-test-server.ts'
import { eligibleDog } from './eligible-dog.ts'

export const soldByDay = ['Guardería', 'Hotel'] as const
export const soldByHour = ['Extra-Grooming', 'Entrenamiento'] as const
export type Sold = (typeof soldByDay)[number] | (typeof soldByHour)[number]

/** Places of a day in this database: few, so that they run out. */
export const placesOfADay = 2
export const daysInWindow = 3

export type Scenario = {
  server: TestServer
  services: Record<Sold, string>
  families: string[][]
  /** Days in a row on which everything takes place, and on which nothing is booked yet. */
  days: string[]
  /** Number of responses by deed and result, which shows that a run tried enough. */
  counts: Map<string, number>
}

/** A database in which everything is scarce: two families of three dogs, two places a day, a pass of five sessions. */
export async function createScenario(server: TestServer): Promise<Scenario> {
  await server.database.pool.query('update pools set capacity = $1', [placesOfADay])
  let first = addDays(today(), 40)
  const window = () => eachDay(first, addDays(first, daysInWindow - 1))
  while (!window().every((day) => takesPlaceOn('Guardería', day, usualCalendar))) first = addDays(first, 1)
  const { body } = await server.request(null, 'GET', '/api/catalog')
  const idOf = (type: ServiceType): string =>
    body.data.services.find((one: { serviceType: string }) => one.serviceType === type).id
  const families: string[][] = []
  for (const owner of ['ana', 'luis'] as const) {
    const dogs: string[] = []
    for (const weightKg of [5, 8, 20])
      dogs.push(await eligibleDog(server, `De ${weightKg}`, { owner, weightKg }))
    families.push(dogs)
    await server.request('admin', 'PUT', `/api/users/${server.ids[owner]}`, { identified: true })
    await server.request('marta', 'POST', '/api/passes', {
      kind: 'training-5',
      ownerId: server.ids[owner],
      validFrom: first,
      payment: { method: 'cash' },
    })
  }
  const services = {
    Guardería: idOf('Guardería'),
    Hotel: idOf('Hotel'),
    'Extra-Grooming': idOf('Extra-Grooming'),
    Entrenamiento: idOf('Entrenamiento'),
  }
  return { server, services, families, days: window(), counts: new Map() }
}
