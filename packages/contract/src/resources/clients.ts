import { z } from 'zod'
import { roles } from '../access.ts'
import {
  email,
  fileAddress,
  instant,
  nameText,
  phone,
  someOf,
  stamps,
  text,
  uuid,
  version,
} from '../fields.ts'
import { defineResource } from '../resource.ts'

/** What an invoice (CFDI) asks of a person (domain: law and custom). */
export const invoiceData = z.strictObject({
  rfc: text(13).pipe(
    z.string().regex(/^$|^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/i, { error: 'Revisa el RFC: 12 o 13 caracteres.' }),
  ),
  legalName: text(200),
  taxRegime: text(3),
  postalCode: text(5).pipe(z.string().regex(/^$|^\d{5}$/, { error: 'El código postal tiene 5 dígitos.' })),
  cfdiUse: text(4),
})

const told = { name: nameText, lastName: nameText, phone }

export const clients = defineResource({
  name: 'clients',
  path: '/users',
  one: 'user',
  many: 'users',
  id: 'id',
  owner: 'id',
  record: z.object({
    id: uuid,
    ...told,
    email: z.string(),
    role: z.enum(roles),
    profilePic: fileAddress.nullable(),
    invoice: invoiceData.nullable(),
    identifiedAt: instant.nullable(),
    version,
    ...stamps,
  }),
  create: z.strictObject({
    name: told.name,
    lastName: told.lastName,
    email,
    phone: phone.optional(),
    role: z.enum(roles).optional(),
  }),
  update: z.strictObject({
    ...z.object(told).partial().shape,
    invoice: invoiceData.nullable().optional(),
    role: z.enum(roles, { error: 'Elige un rol de la lista.' }).optional(),
    identified: z.boolean().optional(),
    version: version.optional(),
  }),
  filters: z.object({ ids: someOf(uuid), role: someOf(z.enum(roles)) }),
  search: ['name', 'lastName', 'email', 'phone'],
  sortable: ['name', 'lastName', 'email', 'createdAt'],
  verbs: {
    list: { access: 'staff', failure: 'Error fetching clients' },
    create: { access: 'desk', failure: 'Error creating client' },
    update: { access: 'profile', method: 'PUT', failure: 'Error updating client' },
    remove: { access: 'own-or-admin', failure: 'Error deleting client' },
  },
})
