import { z } from 'zod'
import { centavos, day, someOf, stamps, text, uuid, version } from '../fields.ts'
import { defineResource } from '../resource.ts'

export const glEntryStatuses = ['draft', 'posted'] as const
export const glEntrySources = [
  'booking',
  'order',
  'pass',
  'payment',
  'cashDay',
  'stock',
  'expense',
  'tipPayout',
  'cardSettlement',
  'manual',
  'closing',
] as const
export type GlEntrySource = (typeof glEntrySources)[number]

const line = z.strictObject({
  accountId: uuid,
  debitCentavos: centavos.default(0),
  creditCentavos: centavos.default(0),
  memo: text(200).default(''),
})

const fields = {
  date: day,
  description: text(200, 1, 'Escribe el concepto.'),
  status: z.enum(glEntryStatuses, { error: 'Elige borrador o registrada.' }),
  lines: z
    .array(line)
    .min(2, { error: 'Una póliza tiene al menos dos renglones.' })
    .max(200, { error: 'Una póliza tiene a lo más 200 renglones.' }),
}

export const glEntries = defineResource({
  name: 'glEntries',
  path: '/accounting/glEntries',
  one: 'glEntry',
  many: 'glEntries',
  id: 'id',
  record: z.object({
    id: uuid,
    number: z.int(),
    ...fields,
    source: z.enum(glEntrySources),
    /** Subjects of an entry: every figure leads to the dog and the day. */
    bookingId: uuid.nullable(),
    orderId: uuid.nullable(),
    passId: uuid.nullable(),
    expenseId: uuid.nullable(),
    reversalOf: uuid.nullable(),
    version,
    ...stamps,
  }),
  create: z.strictObject({ ...fields, status: fields.status.optional() }),
  update: z.strictObject({ ...z.object(fields).partial().shape, version: version.optional() }),
  filters: z.object({
    ids: someOf(uuid),
    status: fields.status,
    source: z.enum(glEntrySources),
    bookingId: uuid,
    orderId: uuid,
    passId: uuid,
    reversalOf: uuid,
    /** Entries with a line on the account. */
    accountId: uuid,
    /** The days of the entries, both included. */
    from: day,
    to: day,
  }),
  /** Looks for the words of its lines too, for its number and for an amount in pesos. */
  search: ['description'],
  sortable: ['number'],
  verbs: {
    list: { access: 'books', failure: 'Error fetching GL entries' },
    create: { access: 'books', failure: 'Error creating GL entry' },
    update: { access: 'books', method: 'PUT', failure: 'Error updating GL entry' },
    remove: { access: 'books', failure: 'Error deleting GL entry' },
  },
})
