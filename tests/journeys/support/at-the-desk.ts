import { addDays, dayOf, takesPlaceOn, usualCalendar, type ServiceType } from '@rumi/contract'
import { request } from '@playwright/test'
import { serverOfWorker } from './server-of-worker.ts'
import { tokenOf } from './people.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked at field by field
type Answer = any

export const today = () => dayOf(new Date().toISOString())

/** First day at least `ahead` days from now on which a service is open. */
export function openDay(serviceType: ServiceType, ahead: number) {
  let day = addDays(today(), ahead)
  while (!takesPlaceOn(serviceType, day, usualCalendar)) day = addDays(day, 1)
  return day
}

/** Stay that arrives and leaves in opening hours, also with the other numbers of nights. */
export function openStay(ahead: number, nights: number, ...orNights: number[]) {
  let start = openDay('Hotel', ahead)
  const leavesWell = (count: number) => takesPlaceOn('Hotel', addDays(start, count), usualCalendar)
  while (!takesPlaceOn('Hotel', start, usualCalendar) || ![nights, ...orNights].every(leavesWell))
    start = addDays(start, 1)
  return { start, end: addDays(start, nights) }
}

/** Asks the server, the worker's own unless another is named, as the administrator, to lay out what a journey begins with. */
export async function openDesk(baseURL = serverOfWorker().url) {
  const api = await request.newContext({ baseURL })
  const token = await tokenOf(api, 'admin')

  async function send(
    method: 'get' | 'post' | 'put' | 'patch' | 'delete',
    path: string,
    data?: object,
  ): Promise<Answer> {
    const answer = await api[method](`/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
      // An idle connection may close just as it is used again; reads are retried.
      maxRetries: method === 'get' ? 2 : 0,
      ...(data && { data }),
    })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return answer.status() === 204 ? undefined : ((await answer.json()) as { data: Answer }).data
  }

  const serviceOf = async (serviceType: ServiceType): Promise<string> => {
    const { services } = await send('get', '/catalog')
    return services.find((one: Answer) => one.serviceType === serviceType).id
  }

  return {
    request: send,
    serviceOf,
    close: () => api.dispose(),
    /** A new family with one dog that has no feeding instructions. */
    async family(dogName: string, { weightKg = 8 } = {}) {
      const stamp = `${Date.now()}-${Math.floor(performance.now() * 1000)}`
      const { user } = await send('post', '/users', {
        name: 'Elena',
        lastName: `de ${dogName}`,
        email: `elena-${stamp}@correo.mx`,
        phone: '55 2233 4455',
      })
      await send('put', `/users/${user.id}`, { identified: true })
      const { rumi } = await send('post', '/rumis', {
        ownerId: user.id,
        name: dogName,
        sex: 'hembra',
        birthDate: addDays(today(), -900),
        weightKg,
      })
      return { clientId: user.id as string, dogId: rumi._id as string }
    },
    /** Books whatever its medical records say: the journey is about the desk. */
    async book(
      serviceType: ServiceType,
      dogId: string,
      time: { start: string; end: string; resource?: string },
    ) {
      const { serviceBooking } = await send('post', '/serviceBookings', {
        serviceId: await serviceOf(serviceType),
        rumiIds: [dogId],
        ...time,
        override: { reason: 'Los papeles llegan con la dueña.' },
      })
      return serviceBooking as { id: string; resource: string | null; totalCentavos: number }
    },
  }
}
