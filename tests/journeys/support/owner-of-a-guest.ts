import { addDays } from '@rumi/contract'
import { expect, type Page } from '@playwright/test'
import { openDesk, today } from './at-the-desk.ts'
import { linkInMailTo, mailsTo } from './outbox.ts'
import { demoPeople } from './people.ts'

/** The password of the demo is too well known for other accounts. */
const password = 'tres perros en el patio'

export type PastGuest = { bookingId: string; day: string; dog: string; email: string }

/** Recent guest whose family no other journey logs in as; `turn` selects one. */
export async function pastGuest(turn: number): Promise<PastGuest> {
  const desk = await openDesk()
  const { serviceBookings } = await desk.request(
    'get',
    `/serviceBookings?from=${addDays(today(), -6)}&to=${addDays(today(), -1)}&limit=200`,
  )
  const { users } = await desk.request('get', '/users?limit=200')
  const { rumis } = await desk.request('get', '/rumis?limit=200')
  const { reportCards } = await desk.request('get', '/reportCards?limit=200')
  await desk.close()
  const known: string[] = Object.values(demoPeople)
  const guests = serviceBookings.flatMap(
    (booking: {
      id: string
      status: string
      start: string
      end: string
      clientId: string
      rumiIds: string[]
    }) => {
      const owner = users.find(({ id }: { id: string }) => id === booking.clientId)
      const dog = rumis.find(({ _id }: { _id: string }) => _id === booking.rumiIds[0])
      const isReported = reportCards.some((card: { bookingId: string }) => card.bookingId === booking.id)
      const isOneDay = booking.start === booking.end
      if (booking.status !== 'checked-out' || !isOneDay || isReported) return []
      if (!owner || known.includes(owner.email)) return []
      return [{ bookingId: booking.id, day: booking.start, dog: dog.name, email: owner.email }]
    },
  )
  return guests[turn % guests.length]
}

/** Sets a password of a demo user by the link in their mail and adds their session to the browser. */
export async function loginByMail(page: Page, email: string) {
  const links = async () => (await mailsTo(email)).join('').split('/auth/restablecer/').length
  const before = await links()
  await page.request.post('/api/auth/forgot-password', { data: { email } })
  // A client of the desk has an older link, which this one replaces.
  await expect.poll(links, { timeout: 20_000 }).toBeGreaterThan(before)
  const link = await linkInMailTo(email, '/auth/restablecer/')
  const token = link.split('/').at(-1)
  await page.request.patch(`/api/auth/reset-password/${token}`, {
    data: { password, confirmPassword: password },
  })
  const answer = await page.request.post('/api/auth/login', { data: { email, password } })
  if (!answer.ok()) throw new Error(`${email} could not log in: ${answer.status()} ${await answer.text()}`)
}
