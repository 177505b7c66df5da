import { addDays, dayOf, takesPlaceOn } from '@rumi/contract'
import type { APIRequestContext } from '@playwright/test'
import { demoPassword, demoPeople, type DemoPerson } from '../../tests/journeys/people.ts'

/** What an address may leave open, to be filled with something of whoever is looking. */
const placeholders = ['dog', 'client', 'day', 'booking', 'bookingDay', 'told', 'report'] as const
type Placeholder = (typeof placeholders)[number]
type StandIns = Record<Placeholder, string>

type Booking = { id: string; clientId: string; start: string }
type ReportCard = { bookingId: string; rumiId: string }

const none = 'ninguno'

const open = new RegExp(
  `:(${placeholders.toSorted((one, other) => other.length - one.length).join('|')})`,
  'g',
)

/** The address with everything it left open filled in. */
export const filledIn = (path: string, standIns: StandIns) =>
  path.replaceAll(open, (_, name: Placeholder) => standIns[name])

/** Logs the person in and answers what of theirs stands for each placeholder. */
export async function arrive(request: APIRequestContext, url: string, person: DemoPerson): Promise<StandIns> {
  const data = { email: demoPeople[person], password: demoPassword }
  const login = await request.post(`${url}/api/auth/login`, { data })
  if (!login.ok()) throw new Error(`${person} could not log in: ${login.status()}`)
  const { token } = (await login.json()) as { token: string }

  async function listed<Item>(path: string, envelope: string): Promise<Item[]> {
    const answer = await request.get(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok()) throw new Error(`${path} for ${person}: ${answer.status()}`)
    const body = (await answer.json()) as { data: Record<string, Item[]> }
    return body.data[envelope] ?? []
  }

  const tomorrow = addDays(dayOf(new Date().toISOString()), 1)
  const ahead = `/serviceBookings?from=${tomorrow}&status=confirmed&sort=start&limit=1`
  const [dog] = await listed<{ _id: string }>('/rumis?limit=1', 'rumis')
  const [booking] = await listed<Booking>(ahead, 'serviceBookings')
  const [card] = await listed<ReportCard>('/reportCards?limit=1', 'reportCards')
  return {
    dog: dog?._id ?? none,
    client: booking?.clientId ?? none,
    day: openDayFrom(addDays(tomorrow, 1)),
    booking: booking?.id ?? none,
    bookingDay: booking ? dayOf(booking.start) : tomorrow,
    told: card?.bookingId ?? none,
    report: card ? `${card.bookingId}/${card.rumiId}` : `${none}/${none}`,
  }
}

/** The first day on which the day care takes dogs in. */
const openDayFrom = (day: string): string =>
  takesPlaceOn('Guardería', day) ? day : openDayFrom(addDays(day, 1))
