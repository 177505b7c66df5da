import { addDays } from '@rumi/contract'
import { today } from '../../apps/api/src/http/clock.ts'
import { attempt, type Attempt } from './attempt.ts'
import { expectOf, isWon } from './exact-races.ts'
import type { Field } from './load-targets.ts'
import { together, tryToBook, tryToChange } from './races.ts'

type Account = { keptCentavos: number; paidCentavos: number; leftCentavos: number; overpaidCentavos: number }
type Slot = { start: string; end: string; remaining: number }

/** Inside the longest window that a house can set. */
const window = { freeUntilHours: 720, keepPercent: 50 }

/** A session of the next weeks that the desk books under terms that charge for cancelling it, which hold for no other race. */
async function bookWithFee(field: Field) {
  const { body } = await field.request('admin', 'GET', '/api/settings')
  const settings = body?.data?.settings as { cancellation: object } | undefined
  const change = (terms: object) => field.request('admin', 'PATCH', '/api/settings', { cancellation: terms })
  const { id } = field.service('Entrenamiento')
  const span = `serviceId=${id}&from=${addDays(today(), 2)}&to=${addDays(today(), 25)}`
  const found = await field.request('marta', 'GET', `/api/availability?${span}`)
  const days = (found.body?.data?.availability ?? []) as { slots?: Slot[] }[]
  const slot = days.flatMap(({ slots = [] }) => slots).find(({ remaining }) => remaining > 0)
  if (!slot || !settings) throw new Error('no session is free in the next weeks')
  await change(window)
  const { start, end } = slot
  const wanted = { type: 'Entrenamiento' as const, dogs: field.dogs(1), start, end }
  const booked = await tryToBook(field, wanted, { who: 'marta' })
  await change(settings.cancellation)
  return booked
}

/**
 * Races a late cancellation by owner and desk while its fee is paid and waived: the debt must be one fee.
 * Another fee is paid three times at once: one payment passes.
 */
export async function cancelLate(field: Field): Promise<Attempt[]> {
  const one = await bookWithFee(field)
  if (!one.booking) return [one]
  const raced = await raceForFee(field, one.booking.id)
  const second = await bookWithFee(field)
  if (!second.booking) return [one, ...raced]
  const { id } = second.booking
  const { keptCentavos } = await accountOf(field, id)
  const cancelled = await together(4, (turn) =>
    tryToChange(field, id, { status: 'cancelled' }, turn % 2 === 0 ? 'marta' : undefined),
  )
  const paid = await together(3, () => payFee(field, id, keptCentavos))
  expectOf(field, 'whether a late cancellation costs', keptCentavos > 0, true)
  expectOf(field, 'payments of one fee', paid.filter(isWon).length, 1)
  expectOf(field, 'what is owed after it', (await accountOf(field, id)).leftCentavos, 0)
  return [one, ...raced, second, ...cancelled, ...paid]
}

async function raceForFee(field: Field, id: string) {
  const { keptCentavos: fee } = await accountOf(field, id)
  const raced = await together(field.size, (turn) => {
    if (turn % 4 === 0) return tryToChange(field, id, { status: 'cancelled' })
    if (turn % 4 === 1) return tryToChange(field, id, { status: 'cancelled', money: 'credit' }, 'marta')
    if (turn % 4 === 2) return payFee(field, id, fee)
    const waived = { money: 'waive', reason: 'A la carrera' }
    return attempt(() => field.request('marta', 'POST', `/api/serviceBookings/${id}/settlements`, waived))
  })
  const { keptCentavos, paidCentavos, leftCentavos, overpaidCentavos } = await accountOf(field, id)
  const owed = Math.max(0, keptCentavos - paidCentavos)
  expectOf(field, 'a fee above the one shown', keptCentavos > fee, false)
  expectOf(
    field,
    'what is owed of a fee',
    [leftCentavos, overpaidCentavos],
    [owed, Math.max(0, paidCentavos - keptCentavos)],
  )
  return raced
}

const payFee = (field: Field, bookingId: string, amountCentavos: number) =>
  attempt(() =>
    field.request('marta', 'POST', '/api/payments', {
      target: { bookingId },
      method: 'card',
      amountCentavos,
    }),
  )

async function accountOf(field: Field, id: string) {
  const { body } = await field.request('marta', 'GET', `/api/serviceBookings/${id}/payments`)
  return body?.data as unknown as Account
}

/** One card payment of 400 over two days: of three refunds of 300 at once one passes, and then no more than is left of each day. */
export async function returnParts(field: Field): Promise<Attempt[]> {
  const day = field.nextMonday()
  const [dog] = field.dogs(1)
  const booked: Attempt[] = []
  for (const start of [day, addDays(day, 1)])
    booked.push(await tryToBook(field, { type: 'Guardería', dogs: [dog!], start, end: start }))
  const ids = booked.flatMap(({ booking }) => booking?.id ?? [])
  if (ids.length < 2) return booked
  const payments = ids.map((bookingId) => ({ target: { bookingId }, method: 'card', amountCentavos: 200_00 }))
  const { body } = await field.request('marta', 'POST', '/api/charges', { payments })
  const [payment] = (body?.data?.payments ?? []) as { id: string; allocations: { id: string }[] }[]
  const [first, second] = payment?.allocations ?? []
  if (!payment || !first || !second) return booked
  const refunds = (id: string, amountCentavos: number) =>
    together(3, () =>
      attempt(() => field.request('marta', 'POST', `/api/payments/${id}/refunds`, { amountCentavos })),
    )
  const whole = await refunds(payment.id, 300_00)
  expectOf(field, 'refunds of 300 on 400 over two days', whole.filter(isWon).length, 1)
  const [ofFirst, ofSecond] = await Promise.all([refunds(first.id, 60_00), refunds(second.id, 1_00)])
  expectOf(field, 'refunds of 60 on what is left of a day', ofFirst.filter(isWon).length, 1)
  expectOf(field, 'refunds of a day that is returned whole', ofSecond.filter(isWon).length, 0)
  return [...booked, ...whole, ...ofFirst, ...ofSecond]
}
