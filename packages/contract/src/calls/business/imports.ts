import { z } from 'zod'
import { instant, uuid } from '../../fields.ts'
import { defineCall } from '../call.ts'

/** Fields of a foreign table by what its rows are. `externalId` is the id that the row has where it comes from. */
export const importFields = {
  clients: ['externalId', 'name', 'lastName', 'email', 'phone'],
  dogs: [
    'externalId',
    'owner',
    'name',
    'species',
    'breed',
    'sex',
    'birthDate',
    'weightKg',
    'color',
    'sterilised',
    'microchip',
    'allergies',
    'feeding',
    'medication',
    'temperament',
    'vet',
    'emergencyContact',
  ],
  medicalRecords: [
    'externalId',
    'dog',
    'owner',
    'dogName',
    'kind',
    'product',
    'appliedOn',
    'expiresOn',
    'result',
    'notes',
    'verifiedBy',
  ],
  bookings: [
    'externalId',
    'dog',
    'owner',
    'dogName',
    'service',
    'start',
    'startTime',
    'end',
    'price',
    'status',
    'notes',
  ],
  balances: ['externalId', 'owner', 'owed', 'credit'],
  products: ['externalId', 'name', 'price', 'category', 'stock', 'barcode', 'description'],
} as const

export type ImportKind = keyof typeof importFields
export type ImportField = (typeof importFields)[ImportKind][number]
export const importKinds = Object.keys(importFields) as [ImportKind, ...ImportKind[]]

/** Fields that a table must have. */
export const requiredImportFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  clients: ['name'],
  dogs: ['owner', 'name'],
  medicalRecords: ['product'],
  bookings: ['service', 'start'],
  balances: ['owner'],
  products: ['name', 'price'],
}

/** Most rows of one file; a larger table is divided. */
export const mostImportRows = 20_000

/** Columns by field, counted from 0: `name:0,email:3`. */
export const importMapping = z.string().regex(/^(?:[a-zA-Z]+:\d{1,3}(?:,[a-zA-Z]+:\d{1,3}){0,29})?$/, {
  error: 'Escribe las columnas como name:0,email:3.',
})

const imported = z.object({
  id: uuid,
  kind: z.enum(importKinds),
  fileName: z.string(),
  /** Records that it created, whether or not they still exist. */
  created: z.int(),
  importedBy: z.string(),
  createdAt: instant,
  /** Null while it runs, and where it was interrupted: the same file again completes it. */
  finishedAt: instant.nullable(),
  undoneAt: instant.nullable(),
})
export type Import = z.output<typeof imported>

const fault = z.object({
  /** Line of the file, from 1; of a workbook its row. */
  line: z.int(),
  field: z.string(),
  message: z.string(),
})
export type ImportFault = z.output<typeof fault>

const outcome = z.object({
  /** Null if nothing was created. */
  id: uuid.nullable(),
  dryRun: z.boolean(),
  headings: z.array(z.string()),
  /** Columns by field, as given or recognised by their headings. */
  mapping: z.record(z.string(), z.int()),
  /** First rows of the file. */
  sample: z.array(z.array(z.string())),
  rows: z.int(),
  /** Rows that become a record, are one already, and cannot be one. */
  created: z.int(),
  known: z.int(),
  faulty: z.int(),
  /** First faults. */
  faults: z.array(fault),
  /** Every faulty row with its fault, as CSV; empty if there is none. */
  faultsCsv: z.string(),
})
export type ImportOutcome = z.output<typeof outcome>

const leftRecord = z.object({
  name: z.string(),
  /** `changed` since the import, or `used` by another record. */
  reason: z.enum(['changed', 'used']),
})
export type LeftRecord = z.output<typeof leftRecord>

const params = z.object({ id: uuid })

/** Import of foreign tables: CSV, or the first sheet of a workbook. */
export const imports = {
  list: defineCall({
    name: 'imports.list',
    method: 'GET',
    path: '/imports',
    access: 'admin',
    status: 200,
    answer: z.object({ data: z.object({ imports: z.array(imported) }) }),
    failure: 'Error fetching imports',
  }),
  /**
   * Tries a table, or imports it in parts. A row whose external id is known changes nothing, so that the same file
   * again adds only what is missing.
   */
  create: defineCall({
    name: 'imports.create',
    method: 'POST',
    path: '/imports',
    access: 'admin',
    status: 201,
    query: z.strictObject({
      kind: z.enum(importKinds, { error: 'Elige qué trae el archivo.' }),
      mapping: importMapping.optional(),
      dryRun: z.stringbool({ error: 'Di si es una prueba.' }).optional(),
    }),
    takesFile: true,
    needsNoKey: true,
    answer: z.object({ data: z.object({ import: outcome }) }),
    failure: 'Error importing file',
  }),
  read: defineCall({
    name: 'imports.read',
    method: 'GET',
    path: '/imports/:id',
    access: 'admin',
    status: 200,
    params,
    answer: z.object({ data: z.object({ import: imported }) }),
    failure: 'Error fetching import',
  }),
  /**
   * Deletes the records of an import that nobody has changed or used, and answers the first of the others. After some seconds it answers
   * that there is more, and goes on when it is called again.
   */
  undo: defineCall({
    name: 'imports.undo',
    method: 'DELETE',
    path: '/imports/:id',
    access: 'admin',
    status: 200,
    params,
    answer: z.object({
      data: z.object({
        removed: z.int(),
        hasMore: z.boolean(),
        leftOver: z.int(),
        left: z.array(leftRecord),
      }),
    }),
    failure: 'Error undoing import',
  }),
}
