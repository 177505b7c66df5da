import { z } from 'zod'
import { ivaTreatments } from './rules/money/iva.ts'
import { internationalForm, writtenTelephone } from './rules/business/telephones.ts'
import { sharedRefusals, type SharedRefusal } from './shared-refusals.ts'

const graphemes = new Intl.Segmenter('es-MX', { granularity: 'grapheme' })

/** Length as a reader counts it: a family emoji or an accented letter is one. */
export const graphemeCount = (text: string) => [...graphemes.segment(text)].length

/** Returns the first graphemes of a text, which readers count as letters. */
export const firstGraphemes = (text: string, most: number) =>
  [...graphemes.segment(text)]
    .slice(0, most)
    .map(({ segment }) => segment)
    .join('')

/** Signs that turn the direction of the text around them, also of the page that shows it. */
const directionSigns = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** True if a text has a visible character: spaces, controls, joiners and blank letters do not count. */
const isVisible = (value: string) =>
  /[^\s\p{C}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u.test(value.replaceAll(/[\u034F\u17B4\u17B5]/gu, ''))

const storable = (value: string) => !value.includes('\0') && value.isWellFormed()

/**
 * Trimmed NFC text of `min` to `max` user-perceived characters, without direction marks. A required text has
 * at least one visible character. NUL and lone surrogates are rejected. `missing` is the message for an empty
 * required field.
 */
export const text = (max: number, min = 0, missing = `Escribe al menos ${min} caracteres.`) =>
  z
    .string({ error: min > 0 ? missing : 'Escribe un texto.' })
    .max(max * 12, { error: `Escribe a lo más ${max} caracteres.` })
    .refine(storable, {
      error: 'Ese texto tiene caracteres que no se pueden guardar.',
    })
    .transform((value) => value.normalize('NFC').replaceAll(directionSigns, '').trim())
    .refine((value) => graphemeCount(value) <= max, {
      error: `Escribe a lo más ${max} caracteres.`,
    })
    .refine((value) => graphemeCount(value) >= min && (min === 0 || isVisible(value)), {
      error: missing,
    })

/** A name of a person, a dog or a thing: 1 to 80 characters. */
export const namedText = (missing: string) => text(80, 1, missing)
export const nameText = namedText('Escribe el nombre.')

/** Money in centavos: an integer, so that no sum ever drifts. At most ten million pesos in one amount. */
export const centavos = z
  .int({ error: 'Escribe el importe en centavos, sin decimales.' })
  .min(0, { error: 'El importe no puede ser negativo.' })
  .max(1_000_000_000, { error: 'Ese importe es demasiado grande.' })

/** SAT's keys of what is sold and of its unit (c_ClaveProdServ, c_ClaveUnidad), which the server checks, and its IVA. */
export const satKeys = {
  satProductKey: text(8),
  satUnitKey: text(3),
  ivaTreatment: z.enum(ivaTreatments, { error: 'Elige el IVA de la lista.' }),
}

export const uuid = z.uuid({ error: 'Ese identificador no es válido.' })

const from1To200 = { error: 'Pide de 1 a 200 registros.' }

/** Page size of a list query. */
export const pageSize = z
  .string(from1To200)
  .regex(/^\d{1,3}$/, from1To200)
  .transform(Number)
  .pipe(z.int(from1To200).min(1, from1To200).max(200, from1To200))

/** Maximum ids in one query. */
export const mostNamed = 100

/** Local clock time on a quarter hour. */
export const clock = z
  .string({ error: 'Escribe una hora como 08:30.' })
  .regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, {
    error: 'Escribe una hora en punto o cuarto, como 08:30 o 20:15.',
  })

/** One or several values with commas between them, as a query names records. */
export const someOf = <Value extends z.ZodType<unknown, string>>(value: Value, most = mostNamed) =>
  z
    .string()
    .max(4000, { error: `Pide a lo más ${most} a la vez.` })
    .transform((list) => list.split(','))
    .pipe(z.array(value).max(most, { error: `Pide a lo más ${most} a la vez.` }))

/** Calendar years that the API accepts. */
export const calendarYears = { first: 1900, last: 2199 } as const

type Years = { readonly first: number; readonly last: number }
const isWithin =
  ({ first, last }: Years) =>
  (time: string) => {
    const year = Number(time.slice(0, 4))
    return year >= first && year <= last
  }
const isInCalendar = isWithin(calendarYears)
const saysYears = ({ first, last }: Years) => ({ error: `Escribe una fecha entre ${first} y ${last}.` })
const inCalendar = saysYears(calendarYears)

/** To the nanosecond, which is as exact as an instant gets. */
const isMeasured = (time: string) => !/[.]\d{10}/.test(time)

const isWrittenAsDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Existing calendar day `YYYY-MM-DD` in the business's time zone, within the given years. */
export const dayWithin = (years: Years) =>
  z.iso
    .date({
      error: ({ input }) =>
        isWrittenAsDay(input) ? sharedRefusals['no-such-day'].message : 'Elige la fecha.',
    })
    .refine(isWithin(years), saysYears(years))

/** Existing calendar day within `calendarYears`. */
export const day = dayWithin(calendarYears)

/** Local clock time, `HH:MM`. */
export const clockTime = z
  .string({ error: 'Escribe una hora como 14:30.' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Escribe una hora como 14:30.' })

/** UTC instant, ISO 8601 with `Z`, within `calendarYears`. */
export const instant = z.iso
  .datetime({ error: 'Escribe un instante en UTC, como 2026-10-13T15:00:00Z.' })
  .refine(isMeasured, {
    error: 'Escribe un instante en UTC, como 2026-10-13T15:00:00Z.',
  })
  .refine(isInCalendar, inCalendar)

/** A day where the service counts days, an instant where it counts hours. */
export const dayOrInstant = z.union([day, instant], {
  error: 'Escribe un día o un instante en UTC.',
})

/** A mail address, lower case. No commas, double quotes, brackets or line breaks: they would change who receives the mail. */
export const email = z
  .string({ error: 'Escribe tu correo.' })
  .transform((value) => value.trim().toLowerCase())
  .pipe(
    z
      .email({ error: 'Escribe un correo como ana@correo.mx.' })
      .max(254, { error: 'Ese correo es demasiado largo.' })
      .refine((value) => !/[,"<>\r\n]/.test(value), {
        error: 'Escribe un correo como ana@correo.mx.',
      }),
  )

/** Mail address, or empty. */
export const optionalEmail = z
  .string({ error: 'Escribe un correo, o déjalo vacío.' })
  .transform((value) => value.trim().toLowerCase())
  .superRefine((value, context) => {
    const read = value === '' ? undefined : email.safeParse(value)
    for (const { message } of read?.error?.issues ?? []) context.addIssue({ code: 'custom', message })
  })

const longestPassword = { error: 'La contraseña puede tener a lo más 256 caracteres.' }

/** Current password of a user; `missing` is the message for an empty field. */
export const currentPasswordField = (missing: string) =>
  z.string({ error: missing }).min(1, { error: missing }).max(256, longestPassword)

/** A new password: 8 to 256 characters, any of them (spec §5, decision 9). Common ones are refused by the server. */
export const newPassword = z
  .string({ error: 'Escribe una contraseña.' })
  .refine(storable, {
    error: 'Esa contraseña tiene caracteres que no se pueden guardar.',
  })
  .min(8, { error: 'La contraseña necesita al menos 8 caracteres.' })
  .max(256, longestPassword)

/** A confirmation; `missing` is its message while it is empty, also while another field is wrong. */
export const repeated = (missing: string) =>
  z.string({ error: missing }).min(1, { error: missing, abort: true })

/** A telephone as people write it; without `+` or 00 it is Mexico's. Empty where there is none. */
export const phone = z
  .string({ error: 'Escribe un teléfono.' })
  .max(60, { error: 'Escribe un teléfono de 10 dígitos.' })
  .transform(writtenTelephone)
  .refine((value) => value === '' || internationalForm(value) !== null, {
    error: 'Escribe un teléfono de 10 dígitos, o con + y su país si es de fuera.',
  })

/**
 * Field of an answer with the telephone of a client, alone or among other words. The server leaves it empty for
 * staff whose role does not see telephones, in every answer that declares it.
 */
export const clientTelephone = z.string()

/** Path of an uploaded file below `/files/`. */
export const fileAddress = z.string().max(200)

/** Path of a picture that the server itself serves. External URLs are rejected. */
export const ownPicture = text(200).refine((value) => value === '' || /^(?:\/[\w-][\w.-]*)+$/.test(value), {
  error: 'Escribe una dirección de esta página, como /productos/pelota.svg.',
})

/** Counts the changes of a record, so that a stale write is noticed. */
export const version = z.int({ error: 'La versión es un número entero.' }).min(1)

/** Fields set by the server on every record. Clients cannot set them. */
export const stamps = { createdAt: instant, updatedAt: instant }

/** To the minute or closer. */
const existing = z.union([z.iso.date(), z.iso.datetime({ precision: -1 }), z.iso.datetime()])
const requestedShape = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?Z)?$/

/** Returns the refusal of a well-formed but impossible time. */
const refusalOfRequested = (requested: string): SharedRefusal | null => {
  if (!existing.safeParse(requested).success) return 'no-such-day'
  if (isInCalendar(requested)) return null
  return Number(requested.slice(0, 4)) < calendarYears.first ? 'past-date' : 'too-far-ahead'
}

/**
 * Requested day or instant. Nonexistent times are rejected by the rule's name instead of as malformed. The
 * booking checks whether it is available.
 */
export const requestedTime = z
  .string({ error: 'Elige una fecha.' })
  .regex(requestedShape, {
    error: 'Escribe una fecha como 2026-10-13.',
    abort: true,
  })
  .superRefine((requested, context) => {
    const refusal = refusalOfRequested(requested)
    if (refusal)
      context.addIssue({
        code: 'custom',
        message: sharedRefusals[refusal].message,
        params: { refusal },
      })
  })

/** Maximum length in the forms of requests and messages (calls/site.ts). */
const longestName = 80

/** Returns the contact name of a request, truncated if very long. */
export const contactName = ({ name, lastName }: { name: string | null; lastName: string | null }) =>
  firstGraphemes([name, lastName].filter(Boolean).join(' '), longestName).trim()

/** A Mexican postal code. No state has one that begins with 00, 17, 18 or 19 (SAT: c_CodigoPostal, column c_Estado). */
export const postalCode = z
  .string({ error: 'Escribe el código postal.' })
  .regex(/^\d{5}$/, { error: 'El código postal tiene 5 dígitos.' })
  .refine((written) => !/^(00|17|18|19)\d{3}$/.test(written), { error: 'Ese código postal no existe.' })
