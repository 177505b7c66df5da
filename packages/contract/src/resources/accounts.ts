import { z } from 'zod'
import { nameText, stamps, text, uuid, version } from '../fields.ts'
import { defineResource } from '../resource.ts'

export const accountTypes = ['asset', 'liability', 'equity', 'income', 'expense'] as const
export const accountNatures = ['debit', 'credit'] as const

const fields = {
  code: text(20, 1, 'Escribe el código.').pipe(
    z.string().regex(/^\d{3}(\.\d{2,3}){0,3}$/, { error: 'Escribe un código como 401.01.' }),
  ),
  name: nameText,
  type: z.enum(accountTypes, { error: 'Elige el tipo de cuenta.' }),
  nature: z.enum(accountNatures, { error: 'Elige deudora o acreedora.' }),
  satGroup: text(20),
  parentId: uuid.nullable(),
  active: z.boolean({ error: 'Di si la cuenta está en uso.' }),
}

export const accounts = defineResource({
  name: 'accounts',
  path: '/accounting/accounts',
  one: 'account',
  many: 'accounts',
  id: 'id',
  record: z.object({ id: uuid, ...fields, version, ...stamps }),
  create: z.strictObject({
    ...fields,
    satGroup: fields.satGroup.optional(),
    parentId: fields.parentId.optional(),
    active: fields.active.optional(),
  }),
  update: z.strictObject({ ...z.object(fields).partial().shape, version: version.optional() }),
  filters: z.object({ type: fields.type }),
  search: ['code', 'name'],
  sortable: ['code', 'name'],
  verbs: {
    list: { access: 'books', failure: 'Error fetching accounts' },
    create: { access: 'books', failure: 'Error creating account' },
    update: { access: 'books', method: 'PUT', failure: 'Error updating account' },
    remove: { access: 'books', failure: 'Error deleting account' },
  },
})
