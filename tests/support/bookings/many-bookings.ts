import { addDays, takesPlaceOn, usualCalendar } from '@rumi/contract'
import { today } from '../../../apps/api/src/http/clock.ts'
import type { ServerProcess } from '../servers/server-process.ts'

/** Dog of Ana's and bookings of a service without required records, hour by hour over the coming weeks. */
export async function trainingRequests(server: ServerProcess, count: number) {
  const catalog = await server.request(null, 'GET', '/api/catalog')
  const service = catalog.body.data.services.find(
    (s: { serviceType: string }) => s.serviceType === 'Entrenamiento',
  )
  const dog = await server.request('ana', 'POST', '/api/rumis', {
    name: 'Rayo',
    sex: 'macho',
    birthDate: '2022-03-01',
  })
  const rumiIds = [dog.body.data.rumi._id]
  const requests: { serviceId: string; rumiIds: string[]; start: string; end: string }[] = []
  for (let day = addDays(today(), 7); requests.length < count; day = addDays(day, 1)) {
    if (!takesPlaceOn('Entrenamiento', day, usualCalendar)) continue
    const free = await server.request(
      null,
      'GET',
      `/api/availability?serviceId=${service.id}&from=${day}&to=${day}`,
    )
    for (const { start, end, remaining } of free.body.data.availability[0].slots) {
      if (remaining > 0) requests.push({ serviceId: service.id, rumiIds, start, end })
    }
  }
  return requests.slice(0, count)
}

/** Ids of all bookings the office sees. */
export async function allBookingIds(server: ServerProcess): Promise<string[]> {
  const ids: string[] = []
  for (let cursor = ''; ;) {
    const { body } = await server.request(
      'marta',
      'GET',
      `/api/serviceBookings?limit=200${cursor && `&cursor=${cursor}`}`,
    )
    ids.push(...body.data.serviceBookings.map(({ id }: { id: string }) => id))
    if (!body.nextCursor) return ids
    cursor = encodeURIComponent(body.nextCursor)
  }
}
