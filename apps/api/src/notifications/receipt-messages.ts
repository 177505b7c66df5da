import { paidByMethod } from '@rumi/contract'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { peopleOfAccount } from '../people/index.ts'
import type { EventHandlers } from '../jobs/index.ts'
import { notifyEach, type SendTemplate } from '../mail/index.ts'
import { receiptOf } from '../payments/index.ts'
import { messageIdOf } from './notification-repository.ts'
import { idFor } from './notify-person.ts'

type ReceiptDeps = { database: Database; config: Config; sendTemplate: SendTemplate }

/** Sends requested receipts with their current content. */
export const receiptMessages = ({ database: { db }, config, sendTemplate }: ReceiptDeps): EventHandlers => ({
  'receipt-asked': async ({ paymentId, askedAt }) => {
    const receipt = await receiptOf(db, paymentId, null)
    const { payment, payments, number, lines, discounts } = receipt
    const accountId = payment.clientId
    if (!accountId) return
    const { totalCentavos, ivaCentavos, tipCentavos, changeCentavos } = receipt
    const data = {
      number: number ?? 0,
      lines: lines.map(({ concept, amountCentavos }) => ({ concept, amountCentavos })),
      discounts,
      totalCentavos,
      ivaCentavos,
      tipCentavos,
      paid: paidByMethod(payments).flatMap(({ method, amountCentavos }) =>
        method === 'retention' ? [] : [{ method, amountCentavos }],
      ),
      changeCentavos,
      link: `${config.publicUrl}/mi-cuenta/recibos/${paymentId}`,
    }
    const id = messageIdOf('receipt', paymentId, askedAt)
    await notifyEach(await peopleOfAccount(db, accountId), (person) =>
      sendTemplate(person, 'receipt', { ...data, name: person.name }, idFor(id, person.id, accountId)),
    )
  },
})
