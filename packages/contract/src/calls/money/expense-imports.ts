import { z } from 'zod'
import { centavos, day, text, uuid } from '../../fields.ts'
import { defineCall } from '../call.ts'
import { cfdiReading, largestCfdiCharacters } from './expense-records.ts'

/** Most XML files of one import, alone or in ZIP files. */
export const mostImportedCfdis = 200
/** Largest sum of the XML files of one import, unpacked; its texts go back and forth as JSON. */
export const largestCfdiImportBytes = 10 * 1024 * 1024

/** Name of a file, within its ZIP where it came in one. */
const file = z.string()

/** Credit note or payment complement. */
const secondary = z.object({
  cfdiUuid: uuid,
  day,
  supplierName: z.string(),
  totalCentavos: centavos,
  cfdi: z.string(),
  /** True if it was imported before. */
  known: z.boolean(),
})

const previewed = z.object({
  file,
  /** The reason why the file cannot be imported. */
  problem: z.string().nullable(),
  /** An invoice, which becomes an expense. */
  reading: cfdiReading.nullable(),
  /** Account of the last expense with this supplier. */
  accountId: uuid.nullable(),
  /** A credit note; `settlement` is `owed` where less is owed to the supplier, null where the money comes back. */
  note: z.object({ ...secondary.shape, settlement: z.literal('owed').nullable() }).nullable(),
  /** A payment complement. */
  complement: secondary.nullable(),
})
export type PreviewedCfdi = z.output<typeof previewed>

const imported = z.object({
  file,
  problem: z.string().nullable(),
  /** The expense that the invoice became or the document belongs to, now or before. */
  expenseId: uuid.nullable(),
  /** True if it was entered before. */
  known: z.boolean(),
})
export type ImportedCfdi = z.output<typeof imported>

/** Calls that import many documents of suppliers. */
export const expenseImportCalls = {
  /** Reads invoices, credit notes and payment complements from XML and ZIP files, each sent as a field `file`. Stores nothing. */
  previewCfdis: defineCall({
    name: 'expenses.previewCfdis',
    method: 'POST',
    path: '/accounting/cfdiImportReadings',
    access: 'books',
    status: 200,
    takesFile: true,
    answer: z.object({
      data: z.object({
        files: z.array(previewed),
        /** Files in a ZIP that are no XML. */
        ignored: z.int(),
      }),
    }),
    failure: 'Error reading invoices',
  }),
  /**
   * Enters each document in its own transaction, invoices first: an invoice as an expense, a credit note and a complement with the
   * expense of their invoice. One that was entered before stays as it is.
   */
  importCfdis: defineCall({
    name: 'expenses.importCfdis',
    method: 'POST',
    path: '/accounting/cfdiImports',
    access: 'books',
    status: 201,
    needsNoKey: true,
    body: z.strictObject({
      invoices: z
        .array(
          z.strictObject({
            file: text(300),
            cfdi: z.string().min(1).max(largestCfdiCharacters, { error: 'Esa factura es demasiado grande.' }),
            /** Account of an invoice. */
            accountId: uuid.nullable().default(null),
            /** How the money of a credit note came back. */
            returnedBy: z.enum(['bank', 'cash']).default('bank'),
          }),
        )
        .min(1, { error: 'Elige al menos una factura.' })
        .max(mostImportedCfdis, { error: `Caben hasta ${mostImportedCfdis} facturas a la vez.` }),
    }),
    answer: z.object({ data: z.object({ files: z.array(imported) }) }),
    failure: 'Error importing invoices',
  }),
}
