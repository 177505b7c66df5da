import { z } from 'zod'
import { day } from '../../../fields.ts'
import { asMonth, bookMonth } from './book-month.ts'
import { defineCall } from '../../call.ts'

const xml = 'application/xml; charset=utf-8'

/** Reasons why SAT requests entries: audit, cross-check, refund, compensation (Anexo 24: TipoSolicitud). */
export const entryRequestKinds = ['AF', 'FC', 'DE', 'CO'] as const
export type EntryRequestKind = (typeof entryRequestKinds)[number]

/** Number of SAT's request: an order number, or the number of the taxpayer's claim. */
export const numberOfRequest = (kind: EntryRequestKind) =>
  kind === 'AF' || kind === 'FC' ? ('order' as const) : ('claim' as const)

const orderNumber = /^[A-Z]{3}\d{7}\/\d{2}$/
const claimNumber = /^[A-Z]{2}\d{12}$/

/** Request of SAT for entries. Without a number the file contains only the reason. */
const entriesRequest = z
  .strictObject({
    month: bookMonth,
    requestKind: z.enum(entryRequestKinds, { error: 'Elige por qué las pide el SAT.' }).default('AF'),
    requestNumber: z
      .string()
      .transform((value) => value.trim().toUpperCase())
      .optional(),
  })
  .superRefine(({ requestKind, requestNumber = '' }, context) => {
    if (requestNumber === '') return
    const isOrder = numberOfRequest(requestKind) === 'order'
    if ((isOrder ? orderNumber : claimNumber).test(requestNumber)) return
    const message = isOrder
      ? 'Escribe el número de orden como ABC1234567/26.'
      : 'Escribe el número de trámite como AB123456789012.'
    context.addIssue({ code: 'custom', path: ['requestNumber'], message })
  })

/** Kinds of a trial balance for SAT: the first one of a month, or one that corrects it (Anexo 24: TipoEnvio). */
export const balanceKinds = ['N', 'C'] as const
export type BalanceKind = (typeof balanceKinds)[number]

/** Month 13 holds the closing of its year. */
const balanceMonth = z.string(asMonth).regex(/^2\d{3}-(0[1-9]|1[0-3])$/, asMonth)

/** A complementary balance states the day on which the balances last changed. */
const balanceRequest = z
  .strictObject({ month: balanceMonth, kind: z.enum(balanceKinds).default('N'), modifiedOn: day.optional() })
  .superRefine(({ kind, modifiedOn }, context) => {
    if ((kind === 'C') === (modifiedOn !== undefined)) return
    const message =
      kind === 'C'
        ? 'Escribe el día en que cambió la balanza.'
        : 'El día del cambio va solo en una balanza complementaria.'
    context.addIssue({ code: 'custom', path: ['modifiedOn'], message })
  })

/** The books of a month as SAT takes them (contabilidad electrónica 1.3), each a file to send. */
export const electronicBooks = {
  /** The chart of accounts. */
  accounts: defineCall({
    name: 'electronicBooks.accounts',
    costly: true,
    mayRefuse: true,
    method: 'GET',
    path: '/accounting/electronic/catalogo',
    access: 'books-export',
    status: 200,
    query: z.strictObject({ month: bookMonth }),
    answersFile: xml,
    failure: 'Error fetching electronic accounts',
  }),
  /** Opening balance, movements and closing balance by account. */
  balance: defineCall({
    name: 'electronicBooks.balance',
    costly: true,
    mayRefuse: true,
    method: 'GET',
    path: '/accounting/electronic/balanza',
    access: 'books-export',
    status: 200,
    query: balanceRequest,
    answersFile: xml,
    failure: 'Error fetching electronic balance',
  }),
  /** Every posted entry, only on SAT's request. */
  entries: defineCall({
    name: 'electronicBooks.entries',
    costly: true,
    mayRefuse: true,
    method: 'GET',
    path: '/accounting/electronic/polizas',
    access: 'books-export',
    status: 200,
    query: entriesRequest,
    answersFile: xml,
    failure: 'Error fetching electronic entries',
  }),
}
