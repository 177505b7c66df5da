import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectBooksToHold } from '../../support/documents/expect-books-to-hold.ts'
import { staysOfOneDog } from '../../support/documents/stays-of-one-dog.ts'

const { server, stay, sql, step, deliver, post, differences } = staysOfOneDog()

/** Events of a stay; each is tried, and a refused one changes nothing. */
const acts = fc.oneof(
  fc.record({ act: fc.constant('pay' as const), amount: fc.integer({ min: 1, max: 1_100_00 }) }),
  fc.record({ act: fc.constant('use credit' as const), amount: fc.integer({ min: 1, max: 600_00 }) }),
  fc.record({ act: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 700_00 }) }),
  fc.record({ act: fc.constant('keep as credit' as const), amount: fc.integer({ min: 1, max: 700_00 }) }),
  fc.record({ act: fc.constant('correct' as const), amount: fc.constant(0) }),
  fc.record({ act: fc.constant('deliver' as const), amount: fc.constant(0) }),
  fc.record({ act: fc.constant('cancel' as const), amount: fc.constant(0) }),
  fc.record({ act: fc.constant('miss' as const), amount: fc.constant(0) }),
)

async function carryOut(id: string, { act, amount }: { act: string; amount: number }) {
  const target = { bookingId: id }
  const [latest] = await sql<{ id: string }>(
    `select id from payments where booking_id = $1 and kind = 'payment' and returned_centavos < amount_centavos
     order by position desc limit 1`,
    [id],
  )
  if (act === 'pay') await post('/payments', { target, method: 'cash', amountCentavos: amount })
  if (act === 'use credit') await post('/payments', { target, method: 'credit', amountCentavos: amount })
  if (act === 'refund' && latest)
    await post(`/payments/${latest.id}/refunds`, { amountCentavos: amount, method: 'transfer' })
  if (act === 'keep as credit' && latest)
    await post(`/payments/${latest.id}/refunds`, { amountCentavos: amount, method: 'credit' })
  if (act === 'correct' && latest) await post(`/payments/${latest.id}/corrections`, { method: 'card' })
  if (act === 'deliver') await deliver(id).catch(() => undefined)
  if (act === 'cancel')
    await server().request('marta', 'PUT', `/api/serviceBookings/${id}`, {
      status: 'cancelled',
      money: 'credit',
    })
  if (act === 'miss') await step(id, 'confirmed', 'no-show').catch(() => undefined)
}

test('whatever happens to stays, the books balance, agree with what happened, and credit is what clients have', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 3, maxLength: 12 }), async (history) => {
      const { id } = await stay()
      for (const one of history) {
        await carryOut(id, one)
        await expectBooksToHold(server())
      }
      await sql(`delete from dog_occupancies where booking_id = $1`, [id])
      await sql(
        `update bookings set status = 'cancelled' where id = $1 and status in ('pending', 'confirmed')`,
        [id],
      )
      expect(await differences()).toEqual([])
      const [whole] = await sql<{ sum: string; credit: string; kept: string }>(
        `select sum(l.debit_centavos - l.credit_centavos),
           coalesce(sum(l.credit_centavos - l.debit_centavos) filter (where a.code = '206.01.02'), 0) as credit,
           (select coalesce(sum(balance_centavos), 0) from client_credits) as kept
         from gl_lines l join gl_entries e on e.id = l.entry_id join accounts a on a.id = l.account_id where e.status = 'posted'`,
      )
      expect(Number(whole!.sum)).toBe(0)
      expect(whole!.credit).toBe(whole!.kept)
    }),
    { numRuns: 25 },
  )
}, 120_000)
