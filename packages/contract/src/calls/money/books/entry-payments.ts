import { z } from 'zod'
import { centavos, day, text, uuid } from '../../../fields.ts'
import { cleanedRfc, taxPayerOf } from '../../../rules/books/invoicing.ts'
import { isClabe } from '../../../rules/business/business-terms.ts'
import { defineCall } from '../../call.ts'

export const entryPaymentKinds = ['transfer', 'cheque'] as const
export type EntryPaymentKind = (typeof entryPaymentKinds)[number]

/** 18 digits, or nothing. A CLABE begins with the code of its bank. */
const clabe = text(40)
  .transform((value) => value.replaceAll(/\s/g, ''))
  .refine((value) => value === '' || isClabe(value), { error: 'Revisa la CLABE: son 18 dígitos.' })

const fields = {
  kind: z.enum(entryPaymentKinds, { error: 'Elige transferencia o cheque.' }),
  day,
  /** Of a cheque. */
  chequeNumber: text(20).default(''),
  /** Account of the business. */
  originClabe: clabe.refine((value) => value !== '', { error: 'Escribe la CLABE de la que salió.' }),
  /** Of a transfer. */
  destinationClabe: clabe.default(''),
  beneficiary: text(200, 1, 'Escribe a quién se pagó.'),
  rfc: text(40)
    .transform(cleanedRfc)
    .refine((value) => taxPayerOf(value) !== null, { error: 'Revisa el RFC de quien recibió el pago.' }),
  amountCentavos: centavos.min(1, { error: 'Escribe el importe.' }),
}

const entryPayment = z.object({
  id: uuid,
  entryId: uuid,
  ...fields,
  originClabe: z.string(),
  destinationClabe: z.string(),
  rfc: z.string(),
})
export type EntryPayment = z.output<typeof entryPayment>

const entry = z.object({ id: z.string() })

/** Transfers and cheques that an entry paid, for the file of entries that SAT requests. */
export const entryPayments = {
  list: defineCall({
    name: 'entryPayments.list',
    method: 'GET',
    path: '/accounting/glEntries/:id/payments',
    access: 'books',
    status: 200,
    params: entry,
    answer: z.object({ data: z.object({ entryPayments: z.array(entryPayment) }) }),
    failure: 'Error fetching payments of entry',
  }),
  create: defineCall({
    name: 'entryPayments.create',
    method: 'POST',
    path: '/accounting/glEntries/:id/payments',
    access: 'books',
    status: 201,
    params: entry,
    body: z.strictObject(fields).superRefine(({ kind, chequeNumber, destinationClabe }, context) => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if (kind === 'cheque' && chequeNumber === '') refuse('chequeNumber', 'Escribe el número del cheque.')
      if (kind === 'transfer' && destinationClabe === '')
        refuse('destinationClabe', 'Escribe la CLABE a la que llegó.')
    }),
    answer: z.object({ data: z.object({ entryPayment }) }),
    failure: 'Error recording payment of entry',
  }),
  remove: defineCall({
    name: 'entryPayments.remove',
    method: 'DELETE',
    path: '/accounting/entryPayments/:id',
    access: 'books',
    status: 204,
    params: entry,
    failure: 'Error removing payment of entry',
  }),
}
