import { addDays, dayOf, isDay, takesPlaceOn, usualCalendar } from '@rumi/contract'
import type { APIRequestContext } from '@playwright/test'
import { demoPassword, demoPeople, type DemoPerson } from '../../tests/journeys/people.ts'

/** What an address may leave open, to be filled with something of whoever is looking. */
const placeholders = [
  'dog',
  'client',
  'day',
  'booking',
  'bookingDay',
  'past',
  'report',
  'account',
  'order',
  'entry',
  'payment',
] as const
type Placeholder = (typeof placeholders)[number]
type StandIns = Record<Placeholder, string>

type Booking = { id: string; clientId: string; rumiIds: readonly string[]; start: string }

type Paid = { id: string; target: { orderId?: string } | null }

const none = 'ninguno'

const open = new RegExp(
  `:(${placeholders.toSorted((one, other) => other.length - one.length).join('|')})`,
  'g',
)

/** The address with everything it left open filled in. */
export const filledIn = (path: string, standIns: StandIns) =>
  path.replaceAll(open, (_, name: Placeholder) => standIns[name])

/** Logs the person in and answers what of theirs stands for each placeholder; an owner without a booking makes one. */
export async function arrive(request: APIRequestContext, url: string, person: DemoPerson): Promise<StandIns> {
  const data = { email: demoPeople[person], password: demoPassword }
  const login = await request.post(`${url}/api/auth/login`, { data })
  if (!login.ok()) throw new Error(`${person} could not log in: ${login.status()}`)
  const { token } = (await login.json()) as { token: string }

  async function ask<Answer>(path: string, body?: object): Promise<Answer> {
    const method = body ? 'POST' : 'GET'
    const headers = { authorization: `Bearer ${token}` }
    const answer = await request.fetch(`${url}/api${path}`, { method, headers, ...(body && { data: body }) })
    if (!answer.ok()) throw new Error(`${method} ${path} for ${person}: ${answer.status()}`)
    return ((await answer.json()) as { data: Answer }).data
  }
  const bookingsIn = async (query: string) =>
    (await ask<{ serviceBookings: Booking[] }>(`/serviceBookings?limit=1&${query}`)).serviceBookings[0]

  const today = dayOf(new Date().toISOString())
  const day = openDayFrom(addDays(today, 2))
  const dog = (await ask<{ rumis: { _id: string }[] }>('/rumis?limit=1')).rumis[0]?._id

  async function bookADay(): Promise<Booking | undefined> {
    if (dog === undefined || person !== 'ana') return undefined
    const { services } = await ask<{ services: { id: string; serviceType: string }[] }>('/catalog')
    const serviceId = services.find(({ serviceType }) => serviceType === 'Guardería')?.id
    const later = openDayFrom(addDays(day, 7))
    const body = { serviceId, rumiIds: [dog], start: later, end: later }
    return (await ask<{ serviceBooking: Booking }>('/serviceBookings', body)).serviceBooking
  }

  async function entryOrNone() {
    const { glEntries } = await ask<{ glEntries: { id: string }[] }>('/accounting/glEntries?limit=1')
    return glEntries[0]?.id ?? none
  }

  async function accountPostedTo() {
    const { trialBalance } = await ask<{ trialBalance: { rows: { accountId: string }[] } }>(
      '/reports/trial-balance',
    )
    return trialBalance.rows[0]?.accountId ?? none
  }

  async function ownOrder() {
    const { orders } = await ask<{ orders: { _id: string }[] }>('/orders?limit=1')
    if (orders[0]) return orders[0]._id
    const body = { items: [{ productId: 1, quantity: 2 }], delivery: 'shipping', payment: 'spei' }
    return (await ask<{ order: { _id: string } }>('/orders', body)).order._id
  }

  /** An order at the counter and what was paid for it; of a house without one it is made. */
  async function orderWithPayment() {
    if (person === 'ana') return { order: await ownOrder(), payment: none }
    if (person !== 'marta') return { order: none, payment: none }
    const [known] = (await ask<{ payments: Paid[] }>('/payments?limit=50')).payments.flatMap(withOrder)
    if (known) return known
    const wanted = { items: [{ productId: 1, quantity: 2 }], delivery: 'pickup', payment: 'counter' }
    const { order } = await ask<{ order: { _id: string; totalCentavos: number } }>('/orders', wanted)
    const { payment } = await ask<{ payment: Paid }>('/payments', {
      target: { orderId: order._id },
      method: 'card',
      amountCentavos: order.totalCentavos,
    })
    return { order: order._id, payment: payment.id }
  }

  const ahead = (await bookingsIn(`from=${addDays(today, 1)}&sort=start`)) ?? (await bookADay())
  const past = (await bookingsIn(`to=${addDays(today, -1)}&status=checked-out&sort=-start`)) ?? ahead
  return {
    dog: dog ?? none,
    client: ahead?.clientId ?? none,
    day,
    booking: ahead?.id ?? none,
    bookingDay: ahead ? firstDayOf(ahead) : today,
    past: past?.id ?? none,
    account: person === 'conta' ? await accountPostedTo() : none,
    entry: person === 'conta' ? await entryOrNone() : none,
    ...(await orderWithPayment()),
    report: past ? `${past.id}/${past.rumiIds[0]}?dia=${firstDayOf(past)}` : `${none}/${none}`,
  }
}

const withOrder = ({ id, target }: Paid) => (target?.orderId ? [{ order: target.orderId, payment: id }] : [])

const firstDayOf = ({ start }: Booking) => (isDay(start) ? start : dayOf(start))

/** The first day on which the day care takes dogs in. */
const openDayFrom = (day: string): string =>
  takesPlaceOn('Guardería', day, usualCalendar) ? day : openDayFrom(addDays(day, 1))
