import { z } from 'zod'
import { roles } from '../access.ts'
import {
  clientTelephone,
  fileAddress,
  instant,
  namedText,
  nameText,
  optionalEmail,
  phone,
  someOf,
  stamps,
  text,
  uuid,
  version,
  postalCode,
} from '../fields.ts'
import { defineResource } from '../resource.ts'
import {
  cfdiUses,
  cleanedRfc,
  hasFormOfRfc,
  isRegimeOf,
  isUseOf,
  taxPayerOf,
  taxRegimes,
  type TaxRegime,
} from '../rules/books/invoicing.ts'
import { mutedNotifications } from '../rules/business/muted-notifications.ts'
import { privacyNoticeVersion } from '../rules/business/privacy-requests.ts'

/** RFC; the error message states which part is wrong. */
const rfc = text(40)
  .transform(cleanedRfc)
  .superRefine((value, context) => {
    if (taxPayerOf(value)) return
    const message = hasFormOfRfc(value)
      ? 'Revisa tu RFC: la fecha que lleva dentro no existe.'
      : 'Revisa tu RFC: 13 caracteres si eres persona, 12 si es empresa.'
    context.addIssue({ code: 'custom', message })
  })

/** Fields of a person that a CFDI needs: all or none (docs/domain.md#law-and-custom). */
export const invoiceData = z
  .strictObject({
    rfc,
    legalName: text(200).refine((name) => name !== '', { error: 'Escríbelo como está en tu constancia.' }),
    taxRegime: z.enum(Object.keys(taxRegimes) as [TaxRegime, ...TaxRegime[]], {
      error: 'Elige tu régimen de la lista.',
    }),
    postalCode: text(5).pipe(postalCode),
    cfdiUse: z.enum(cfdiUses, { error: 'Elige un uso de la lista.' }),
  })
  .refine((data) => !taxPayerOf(data.rfc) || isRegimeOf(data.taxRegime, data.rfc), {
    error: 'Ese régimen no corresponde a ese RFC.',
    path: ['taxRegime'],
  })
  .refine((data) => isUseOf(data.cfdiUse, data.taxRegime), {
    error: 'Con ese régimen la factura solo puede ser S01, sin efectos fiscales.',
    path: ['cfdiUse'],
  })

const fields = { name: nameText, lastName: namedText('Escribe los apellidos.'), phone }

export const clients = defineResource({
  name: 'clients',
  path: '/users',
  one: 'user',
  many: 'users',
  id: 'id',
  owner: 'id',
  record: z.object({
    id: uuid,
    ...fields,
    phone: clientTelephone,
    phoneE164: clientTelephone,
    /** Empty if the desk created the client without one: no login and no mail. */
    email: z.string(),
    role: z.enum(roles),
    /** Custom role that narrows it, if any. */
    customRoleId: uuid.nullable(),
    profilePic: fileAddress.nullable(),
    invoice: invoiceData.nullable(),
    identifiedAt: instant.nullable(),
    /** A picture of their identification, until the desk has looked at it. */
    identification: fileAddress.nullable(),
    /** Muted notifications by topic and channel. */
    mutedNotifications: z.array(z.enum(mutedNotifications)),
    privacyVersion: z.string().nullable(),
    privacyAcceptedAt: instant.nullable(),
    version,
    ...stamps,
  }),
  create: z.strictObject({
    name: fields.name,
    lastName: fields.lastName,
    email: optionalEmail.optional(),
    phone: phone.optional(),
    role: z.enum(roles).optional(),
  }),
  update: z.strictObject({
    ...z.object(fields).partial().shape,
    /** Only for accounts without an address. The owner alone changes a login address. */
    email: optionalEmail.optional(),
    invoice: invoiceData.nullable().optional(),
    role: z.enum(roles, { error: 'Elige un rol de la lista.' }).optional(),
    /** One that narrows the role; a role that is given without one comes whole. */
    customRoleId: uuid.nullable().optional(),
    identified: z.boolean().optional(),
    mutedNotifications: z
      .array(z.enum(mutedNotifications, { error: 'Elige avisos de la lista.' }))
      .max(mutedNotifications.length, { error: 'Elige cada aviso una vez.' })
      .transform((muted) => [...new Set(muted)])
      .optional(),
    /** One's own consent to the notice as it reads today. */
    privacyVersion: z
      .literal(privacyNoticeVersion, { error: 'Ese aviso ya no es el de hoy. Vuelve a abrir la página.' })
      .optional(),
    version: version.optional(),
  }),
  /** `handedIn`: those whose identification waits to be looked at. */
  filters: z.object({ ids: someOf(uuid), role: someOf(z.enum(roles)), handedIn: z.stringbool() }),
  search: ['name', 'lastName', 'email', 'phone'],
  sortable: ['name', 'lastName', 'email', 'createdAt'],
  verbs: {
    list: { access: 'staff', failure: 'Error fetching clients' },
    read: { access: 'self-or-staff', failure: 'Error fetching client' },
    create: { access: 'desk', confirms: true, failure: 'Error creating client' },
    update: { access: 'profile', confirms: true, method: 'PUT', failure: 'Error updating client' },
    remove: { access: 'self-or-admin', confirms: true, failure: 'Error deleting client' },
  },
})
