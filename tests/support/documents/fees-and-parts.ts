import { expect } from 'vitest'
import type { Target } from './ledger-row.ts'
import type { TestServer } from '../servers/open-test-server.ts'

/** Debts of one history. */
export type Thing = { owner: 'ana' | 'luis'; target: Target; costCentavos: number }
type Account = { keptCentavos: number; paidCentavos: number; leftCentavos: number }

/** Steps of a history about the fees of cancelled bookings, and payments of several things. */
export function feesAndParts(server: () => TestServer) {
  const read = async (path: string) => (await server().request('admin', 'GET', `/api${path}`)).body.data
  const post = (path: string, body: object) => server().request('marta', 'POST', `/api${path}`, body)
  const accountOf = (id: string): Promise<Account> => read(`/serviceBookings/${id}/payments`)
  const statusOf = async (id: string): Promise<string> =>
    (await read(`/desk/bookings/${id}`)).deskBooking.booking.status

  async function cancelledAccountOf(target: Target) {
    if (!('bookingId' in target) || (await statusOf(target.bookingId)) !== 'cancelled') return null
    return accountOf(target.bookingId)
  }

  return {
    /** Cancels a stay for the fee that was shown before. */
    async giveUpStay(thing: Thing, bookingId: string, money: string) {
      const was = await statusOf(bookingId)
      const reported = await accountOf(bookingId)
      const change = { status: 'cancelled', money }
      const { status } = await server().request('marta', 'PUT', `/api/serviceBookings/${bookingId}`, change)
      if (status === 200 && was !== 'cancelled')
        thing.costCentavos =
          money === 'keep' ? Math.max(reported.keptCentavos, reported.paidCentavos) : reported.keptCentavos
    },

    /** A fee that the desk refunded is not owed again. */
    async lowerFees(things: readonly Thing[], returned: readonly { target: Target | null }[]) {
      for (const { target } of returned) {
        const thing = things.find((one) => JSON.stringify(one.target) === JSON.stringify(target))
        const cancelled = thing && (await cancelledAccountOf(thing.target))
        if (cancelled) thing.costCentavos = Math.min(thing.costCentavos, cancelled.paidCentavos)
      }
    },

    /** Waives what is owed of a fee, with a reason; where nothing is, nothing can be. */
    async waive(thing: Thing) {
      const cancelled = await cancelledAccountOf(thing.target)
      if (!cancelled || !('bookingId' in thing.target)) return
      const requested = { money: 'waive', reason: 'Historia al azar' }
      const { status } = await post(`/serviceBookings/${thing.target.bookingId}/settlements`, requested)
      expect(status).toBe(cancelled.leftCentavos > 0 ? 201 : 409)
      if (status === 201) thing.costCentavos = cancelled.paidCentavos
    },

    /** Pays as much of two things by one movement of money; returns how much was paid. */
    async payTogether(
      things: readonly Thing[],
      { at, method, amount }: { at: number; method: string; amount: number },
    ) {
      const two = [0, 1].flatMap((step) => things[(at + step) % things.length] ?? [])
      if (things.length < 2) return 0
      const amountCentavos = Math.ceil(amount / 2)
      const payments = two.map(({ target }) => ({ target, method, amountCentavos }))
      const { status, body } = await post('/charges', { payments })
      if (status !== 201) return 0
      expect(body.data.payments).toHaveLength(1)
      return method === 'credit' ? 0 : (body.data.payments[0].amountCentavos as number)
    },
  }
}
