import { paidByMethod } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { users } from '../db/schema/people.ts'
import type { EventHandlers } from '../jobs/index.ts'
import type { SendTemplate } from '../mail/index.ts'
import { receiptOf } from '../payments/index.ts'
import { messageIdOf } from './message-id.ts'

type ReceiptDeps = { database: Database; config: Config; sendTemplate: SendTemplate }

/** Sends the receipts that the desk asked for, as they are when they are sent. */
export const receiptMessages = ({ database: { db }, config, sendTemplate }: ReceiptDeps): EventHandlers => ({
  'receipt-asked': async ({ paymentId, askedAt }) => {
    const receipt = await receiptOf(db, paymentId, null)
    const { payment, payments, number, lines, discounts } = receipt
    if (!payment.clientId) return
    const [client] = await db.select().from(users).where(eq(users.id, payment.clientId))
    if (!client?.email || client.closedAt !== null) return
    const { totalCentavos, ivaCentavos, tipCentavos, changeCentavos } = receipt
    await sendTemplate(
      client,
      'receipt',
      {
        name: client.name,
        number: number ?? 0,
        lines: lines.map(({ concept, amountCentavos }) => ({ concept, amountCentavos })),
        discounts,
        totalCentavos,
        ivaCentavos,
        tipCentavos,
        paid: paidByMethod(payments).map(({ method, amountCentavos }) => ({ method, amountCentavos })),
        changeCentavos,
        link: `${config.publicUrl}/mi-cuenta/recibos/${paymentId}`,
      },
      messageIdOf('receipt', paymentId, askedAt),
    )
  },
})
