import { z } from 'zod'
import { text, uuid } from '../../fields.ts'
import { defineCall } from '../call.ts'
import { cfdiReading, largestCfdiCharacters } from './expense-records.ts'

/** Most XML files of one import, alone or in ZIP files. */
export const mostImportedCfdis = 200
/** Largest sum of the XML files of one import, unpacked; its texts go back and forth as JSON. */
export const largestCfdiImportBytes = 10 * 1024 * 1024

/** Name of a file, within its ZIP where it came in one. */
const file = z.string()

const previewed = z.object({
  file,
  /** The reason why the file cannot be imported. */
  problem: z.string().nullable(),
  reading: cfdiReading.nullable(),
  /** Account of the last expense with this supplier. */
  accountId: uuid.nullable(),
})
export type PreviewedCfdi = z.output<typeof previewed>

const imported = z.object({
  file,
  problem: z.string().nullable(),
  /** The expense that the invoice became, now or before. */
  expenseId: uuid.nullable(),
  /** True if it was entered before. */
  known: z.boolean(),
})
export type ImportedCfdi = z.output<typeof imported>

/** Calls that import many invoices of suppliers. */
export const expenseImportCalls = {
  /** Reads invoices from XML and ZIP files, each sent as a field `file`. Stores nothing. */
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
  /** Enters each invoice as an expense, each in its own transaction; an invoice that was entered before stays as it is. */
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
            accountId: uuid,
          }),
        )
        .min(1, { error: 'Elige al menos una factura.' })
        .max(mostImportedCfdis, { error: `Caben hasta ${mostImportedCfdis} facturas a la vez.` }),
    }),
    answer: z.object({ data: z.object({ files: z.array(imported) }) }),
    failure: 'Error importing invoices',
  }),
}
