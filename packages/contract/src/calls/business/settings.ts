import { z } from 'zod'
import { alwaysWithSecondFactor, staffRoles } from '../../access.ts'
import { day, email, instant, phone, text, version, postalCode } from '../../fields.ts'
import type { BusinessLocale } from '../../rules/business/business-locale.ts'
import { isTimeZone } from '../../rules/business/time-zone-names.ts'
import type {
  BusinessIdentity,
  SecuritySettings,
  BusinessSettings,
} from '../../rules/business/business-settings.ts'
import { contrastAs, leastContrast, themes, type OwnColours } from '../../rules/business/theme-colours.ts'
import { cleanedRfc, taxPayerOf, taxRegimes, type TaxRegime } from '../../rules/books/invoicing.ts'
import { defineCall } from '../call.ts'
import { productCategory } from '../../resources/products.ts'
import { businessTerms } from './business-terms.ts'
import { pageContent } from './page-content.ts'

const dialled = phone.refine((value) => value !== '', {
  error: 'Escribe un teléfono de 10 dígitos.',
})

/** Address on a network's own site, or empty. */
const pageOn = (host: string) =>
  text(200).refine((value) => value === '' || new RegExp(`^https://(?:www\\.)?${host}/`).test(value), {
    error: `Escribe una dirección como https://www.${host.replace('\\', '')}/tu-casa.`,
  })

const degrees = (least: number, most: number) =>
  z
    .number({ error: 'Escribe las coordenadas en grados, como 19.4326.' })
    .min(least, { error: `Ese punto está fuera de México: va de ${least} a ${most}.` })
    .max(most, { error: `Ese punto está fuera de México: va de ${least} a ${most}.` })

/** Over https; without it only on this very machine, which no house that is open to the world may read. */
const mayBeFeed = /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/)/

const noun = text(20, 1, 'Escribe la palabra.').refine((value) => /^\p{Ll}[\p{Ll} -]*$/u.test(value), {
  error: 'Escribe la palabra en minúsculas, como perro.',
})

/** Own colour, with which text has enough contrast; empty for that of the theme. */
const colour = (name: keyof OwnColours, illegible: string) =>
  z
    .string({ error: 'Elige un color.' })
    .regex(/^(?:#[\da-f]{6})?$/i, { error: 'Escribe el color como #4D55CC, o déjalo vacío.' })
    .refine((value) => value === '' || contrastAs(name, value) >= leastContrast, {
      error: `Con ese color ${illegible}: necesita un contraste de 4.5 a 1. Elige uno más oscuro.`,
    })

/** Identity of the business with its bounds. */
export const businessIdentity = z.strictObject({
  name: text(40, 1, 'Escribe el nombre del negocio.'),
  legalName: text(160, 1, 'Escribe la razón social.'),
  rfc: z
    .string({ error: 'Escribe el RFC.' })
    .max(40, { error: 'Escribe un RFC de 12 o 13 caracteres, como RUM200101AB1.' })
    .transform(cleanedRfc)
    .refine((value) => value === '' || taxPayerOf(value) !== null, {
      error: 'Escribe un RFC de 12 o 13 caracteres, como RUM200101AB1.',
    }),
  taxRegime: z.enum(['', ...(Object.keys(taxRegimes) as TaxRegime[])], { error: 'Elige un régimen.' }),
  invoiceSeries: z
    .string({ error: 'Escribe la serie.' })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z\d]{1,10}$/, { error: 'De 1 a 10 letras o cifras, sin espacios: FAC, A, 2027.' }),
  phone: dialled,
  whatsapp: dialled,
  email,
  address: z.strictObject({
    street: text(120, 1, 'Escribe la calle y el número.'),
    neighbourhood: text(120, 1, 'Escribe la colonia.'),
    postalCode,
    city: text(80, 1, 'Escribe la ciudad.'),
    latitude: degrees(14, 33),
    longitude: degrees(-119, -86),
  }),
  municipality: text(80),
  state: text(80),
  social: z.strictObject({
    instagram: pageOn('instagram\\.com'),
    facebook: pageOn('facebook\\.com'),
    posts: z
      .array(
        z.string().regex(/^https:\/\/www\.instagram\.com\/(?:p|reel)\/[\w-]{1,40}\/$/, {
          error: 'Escribe la dirección de una publicación, como https://www.instagram.com/p/ABC123/.',
        }),
      )
      .max(6, { error: 'Caben hasta 6 publicaciones.' }),
  }),
  theme: z.enum(themes, { error: 'Elige uno de los temas.' }),
  colours: z.strictObject({
    primary: colour('primary', 'el texto de los botones no se lee'),
    link: colour('link', 'los enlaces no se leen'),
  }),
  showPrices: z.boolean({ error: 'Di si el sitio muestra precios.' }),
  shopCategories: z
    .array(productCategory)
    .max(12, { error: 'Caben hasta 12 categorías.' })
    .refine((names) => new Set(names).size === names.length, { error: 'Cada categoría va una sola vez.' }),
  dogWord: z.strictObject({
    singular: noun,
    plural: noun,
    gender: z.enum(['masculine', 'feminine'], { error: 'Elige si es masculino o femenino.' }),
  }),
  feedUrl: text(500).refine((value) => value === '' || (mayBeFeed.test(value) && URL.canParse(value)), {
    error: 'Escribe la dirección del feed con https, como https://tu-blog.mx/feed.xml.',
  }),
}) satisfies z.ZodType<BusinessIdentity>

/** Clock and telephones of the place. */
export const businessLocale = z.strictObject({
  timeZone: text(60).refine(isTimeZone, { error: 'Elige una zona horaria de la lista.' }),
  phoneCountry: z
    .string({ error: 'Escribe la lada del país.' })
    .transform((value) => value.replaceAll(/\s/g, ''))
    .refine((value) => /^\+[1-9]\d{0,3}$/.test(value), {
      error: 'Escribe la lada del país con +, como +52.',
    }),
}) satisfies z.ZodType<BusinessLocale>

/** Requirements of the business for its staff. */
export const securitySettings = z.strictObject({
  requireSecondFactor: z
    .array(z.enum(staffRoles))
    .refine((roles) => alwaysWithSecondFactor.every((role) => roles.includes(role)), {
      error: 'Administración y contabilidad siempre usan la verificación en dos pasos.',
    })
    .transform((roles) => staffRoles.filter((role) => roles.includes(role))),
}) satisfies z.ZodType<SecuritySettings>

export const houseSettings = z.strictObject({
  ...businessIdentity.shape,
  ...businessLocale.shape,
  ...businessTerms.shape,
  ...securitySettings.shape,
  ...pageContent.shape,
}) satisfies z.ZodType<BusinessSettings>

/** Changed settings. Groups merge by field; lists are replaced. */
const changedSettings = z.strictObject({
  ...houseSettings.partial().shape,
  address: houseSettings.shape.address.partial().optional(),
  social: houseSettings.shape.social.partial().optional(),
  dogWord: houseSettings.shape.dogWord.partial().optional(),
  colours: houseSettings.shape.colours.partial().optional(),
  hours: houseSettings.shape.hours.partial().optional(),
  hotel: houseSettings.shape.hotel.partial().optional(),
  cancellation: houseSettings.shape.cancellation.partial().optional(),
  policies: houseSettings.shape.policies.partial().optional(),
  requirements: houseSettings.shape.requirements.partial().optional(),
  validity: houseSettings.shape.validity.partial().optional(),
  firstDay: houseSettings.shape.firstDay.partial().optional(),
  sections: houseSettings.shape.sections.partial().optional(),
  lists: houseSettings.shape.lists.partial().optional(),
  version: version.optional(),
})

/** Settings with the number of their version. */
export type StoredSettings = BusinessSettings & { version: number }
const storedSettings: z.ZodType<StoredSettings> = z.object({ ...houseSettings.shape, version: z.int() })

const changed = z.object({
  version: z.int(),
  changedAt: instant,
  /** Name of the author; null if the account was deleted. */
  changedBy: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
})
export type SettingsChange = z.output<typeof changed>

/** A booking ahead that a change of the settings is about; it stays as it was sold. */
const conflictingBookingRow = z.object({
  id: z.string(),
  serviceName: z.string(),
  start: z.string(),
  end: z.string(),
  owner: z.string(),
})
export type ConflictingBookingRow = z.output<typeof conflictingBookingRow>

/** Settings of the business: one record with its history. */
export const settings = {
  read: defineCall({
    name: 'settings.read',
    method: 'GET',
    path: '/settings',
    access: 'staff',
    status: 200,
    answer: z.object({ data: z.object({ settings: storedSettings }) }),
    failure: 'Error fetching settings',
  }),
  change: defineCall({
    name: 'settings.change',
    method: 'PATCH',
    path: '/settings',
    access: 'admin',
    takesVersion: true,
    status: 200,
    body: changedSettings,
    answer: z.object({
      data: z.object({
        settings: storedSettings,
        /** Bookings outside the new hours; they stay valid. */
        outside: z.array(conflictingBookingRow).optional(),
        /**
         * Bookings whose dogs lack a new requirement. They are refused at arrival unless it is met by then.
         */
        unmet: z.object({ count: z.int(), bookings: z.array(conflictingBookingRow) }).optional(),
        /** Days on which more places are booked than the day care has from now on; they keep as many as are taken. */
        fullerDays: z.array(day),
      }),
    }),
    failure: 'Error updating settings',
  }),
  history: defineCall({
    name: 'settings.history',
    method: 'GET',
    path: '/settings/history',
    access: 'admin',
    status: 200,
    answer: z.object({ data: z.object({ history: z.array(changed) }) }),
    failure: 'Error fetching settings history',
  }),
}
