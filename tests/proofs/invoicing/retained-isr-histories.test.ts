import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectBooksToHold } from '../../support/documents/expect-books-to-hold.ts'
import type { Sale } from '../../support/documents/invoicing-business.ts'
import { retainingBusiness } from '../../support/documents/retaining-business.ts'
import { soundDocuments } from '../../support/documents/sound-documents.ts'

const { server, stay, confirm, query } = retainingBusiness()

const steps = ['pay', 'invoice', 'complement', 'refund', 'cheaper', 'note', 'cancel', 'substitute'] as const
type Step = { step: (typeof steps)[number]; share: number }

const sound = soundDocuments((_deed, method, path) =>
  server().request('conta', method, `/api/invoicing/${path}`),
)
/** Price of a booking, money paid for it, and ISR of its standing invoice that no refund has ended; by documents and ledger alone. */
async function countedOf({ id }: Sale) {
  const [row] = await query<Record<'price' | 'paid' | 'retained', string>>(
    `select b.total_centavos as price,
      (select coalesce(sum(case p.kind when 'payment' then 1 else -1 end * p.amount_centavos), 0) from payments p
        left join payments o on o.id = p.refund_of
        where p.booking_id = b.id and p.method <> 'retention' and p.status <> 'failed' and (p.kind = 'payment' or o.kind = 'payment')) as paid,
      (select coalesce(sum(c.isr_retained_centavos - (select coalesce(sum(r.isr_retained_centavos), 0) from payments r
        where r.booking_id = b.id and r.created_at > c.stamped_at)), 0)
        from cfdis c where c.booking_id = b.id and c.status in ('valid', 'cancelling') and c.cancel_motive is distinct from '01') as retained
     from bookings b where b.id = $1`,
    [id],
  )
  return { price: Number(row!.price), paid: Number(row!.paid), retained: Number(row!.retained) }
}

const ofMoney = async ({ id }: Sale) =>
  query<{ id: string; left: string }>(
    `select id, amount_centavos - returned_centavos as left from payments
     where booking_id = $1 and kind = 'payment' and method <> 'retention' and amount_centavos > returned_centavos order by position`,
    [id],
  )

async function take(sale: Sale, { step, share }: Step) {
  const at = `bookings/${sale.id}`
  const desk = (path: string, body: object) => server().request('marta', 'POST', `/api/${path}`, body)
  const { price, paid, retained } = await countedOf(sale)
  const part = (of: number) => Math.max(1, Math.round(of * share))
  const read = async () =>
    (await server().request('conta', 'GET', `/api/invoicing/${at}`)).body.data.invoicing as {
      payments: { id: string }[]
      refunds: { id: string }[]
    }
  if (step === 'pay' && price > paid + retained)
    return desk(`serviceBookings/${sale.id}/payments`, {
      amountCentavos: part(price - paid - retained),
      method: 'transfer',
    })
  if (step === 'refund' || step === 'cheaper') {
    const [payment] = await ofMoney(sale)
    const returned = {
      amountCentavos: part(Number(payment?.left ?? 0)),
      method: 'cash',
      reason: 'Se fue antes',
    }
    return (
      payment &&
      desk(`payments/${payment.id}/refunds`, {
        ...returned,
        ...(step === 'cheaper' && { lowersPrice: true }),
      })
    )
  }
  if (step === 'invoice') return sound.request(step, 'POST', `${at}/cfdi`)
  if (step === 'cancel' || step === 'substitute')
    return sound.request(step, 'DELETE', `${at}/cfdi?motive=${step === 'cancel' ? '02' : '01'}`)
  const { payments, refunds } = await read()
  if (step === 'complement')
    for (const { id } of payments) await sound.request(step, 'POST', `payments/${id}/cfdi`)
  if (step === 'note') for (const { id } of refunds) await sound.request(step, 'POST', `refunds/${id}/cfdi`)
  return undefined
}

test('of a sale to a company, what is owed is its price less the ISR and what was paid, whatever happens in which order', async () => {
  const step = fc.record({ step: fc.constantFrom(...steps), share: fc.constantFrom(0.21, 0.5, 1) })
  const run = async (history: readonly Step[]) => {
    const sale = await stay()
    await confirm(sale)
    for (const taken of history) {
      const answer = await take(sale, taken)
      expect(answer?.status ?? 200, JSON.stringify([taken, answer?.body])).toBeLessThan(500)
      const { price, paid, retained } = await countedOf(sale)
      const { body } = await server().request('marta', 'GET', `/api/serviceBookings/${sale.id}/payments`)
      expect(body.data.leftCentavos, JSON.stringify(taken)).toBe(Math.max(0, price - paid - retained))
      expect(paid + retained).toBeLessThanOrEqual(price)
      expect(await query('select * from books_differences()')).toEqual([])
    }
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), run), {
    numRuns: 3,
    endOnFailure: true,
    examples: [
      [
        [
          { step: 'invoice', share: 1 },
          { step: 'pay', share: 0.5 },
          { step: 'complement', share: 1 },
          { step: 'cheaper', share: 0.5 },
          { step: 'pay', share: 1 },
          { step: 'complement', share: 1 },
          { step: 'note', share: 1 },
        ],
      ],
      [
        [
          { step: 'pay', share: 1 },
          { step: 'invoice', share: 1 },
          { step: 'refund', share: 0.21 },
          { step: 'note', share: 1 },
          { step: 'cheaper', share: 0.5 },
          { step: 'note', share: 1 },
          { step: 'cancel', share: 1 },
        ],
      ],
    ],
  })
  expect(sound.read.documents).toBeGreaterThan(5)
  await expectBooksToHold(server())
})
