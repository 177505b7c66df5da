import { addDays } from '@rumi/contract'
import fc from 'fast-check'
import { today } from '../../apps/api/src/http/clock.ts'

/** The part of JSON Schema that the document uses to say what a value may be. */
export type Schema = {
  type?: string | string[]
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  maxLength?: number
  pattern?: string
  format?: string
}

type Values = fc.Arbitrary<unknown>

/** Placeholder for the id of an existing record called `name`. */
export const knownId = (name: string, which: number) => `known:${name}:${which}`

/** One in so many values is nonsense. */
const nonsenseOneIn = 40

const nonsense: Values = fc.oneof(
  fc.constantFrom(null, true, -1, 0, 1.5, 2 ** 31, 2 ** 53, 1e300, '', '1e3', 'a\u0000b', '\ud800', [], {}, [
    [],
  ]),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
)

const day = fc.integer({ min: -40, max: 380 }).map((days) => addDays(today(), days))
/** On the half hour between 7:00 and 17:00 in the house, most of the time. */
const instant = fc
  .tuple(day, fc.integer({ min: 12, max: 23 }), fc.constantFrom('00', '30', '17'))
  .map(([date, hour, minute]) => `${date}T${hour}:${minute}:00Z`)
/** Days that do not exist, or are outside the calendar of the business. */
const noDay = fc.constantFrom(
  '2026-02-30',
  '2027-02-29',
  '2026-04-31',
  '2026-13-01',
  '0000-00-00',
  '0001-01-01',
  '1899-12-31',
  '2200-01-01',
  '9999-12-31',
  '9999-99-99',
)
const noInstant = fc.oneof(
  noDay.map((date) => `${date}T15:00:00Z`),
  day.chain((date) =>
    fc.constantFrom(
      `${date}T99:99Z`,
      `${date}T24:00:00Z`,
      `${date}T10:00:60Z`,
      `${date}T10:00:00.0000000001Z`,
    ),
  ),
)
const mostly = (right: Values, wrong: Values) =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: wrong })
const requestedTime = fc.oneof(
  { weight: 4, arbitrary: day },
  { weight: 4, arbitrary: instant },
  { weight: 1, arbitrary: noDay },
  { weight: 1, arbitrary: noInstant },
)

const words = (most: number) =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom('Canela', 'Rabia', 'Múltiple', 'passed', '=1+1', 'ñandú 🐕‍🦺', "O'Hara; --"),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(most, 60) }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  )

const addresses = fc.oneof(
  { weight: 12, arbitrary: fc.nat(400).map((n) => `fuzz-${n}@correo.mx`) },
  { weight: 1, arbitrary: fc.constantFrom('ana@demo.rumi.mx', 'MARTA@demo.rumi.mx') },
)

/** Texts for fields whose schema says no more than that. */
const byName: Record<string, Values> = {
  email: addresses,
  confirmEmail: addresses,
  password: fc.constantFrom('lomito-feliz-2026', 'perrito-de-montaña-7', 'password'),
  confirmPassword: fc.constantFrom('lomito-feliz-2026', 'perrito-de-montaña-7'),
  currentPassword: fc.constantFrom('lomito-feliz-2026', 'otra-cosa-distinta'),
  // A machine fills this in, and nothing it writes is stored.
  website: fc.constantFrom('', '', '', 'https://robot.example'),
  phone: fc.constantFrom('', '55 1234 5678', '+52 (55) 1234-5678'),
  code: fc.integer({ min: 0, max: 99_999 }).map(
    (n) =>
      `9${String(n)
        .padStart(5, '0')
        .replace(/(..)(...)/, '$1.$2')}`,
  ),
  rfc: fc.constantFrom('', 'XAXX010101000'),
  postalCode: fc.constantFrom('', '01710'),
  taxRegime: fc.constantFrom('', '612'),
  cfdiUse: fc.constantFrom('', 'G03'),
  token: fc.constantFrom('x', 'A'.repeat(43)),
  productId: fc.nat(12).map((which) => knownId('productId', which)),
}

const textFor = ({ format, pattern, maxLength = 80 }: Schema, name: string): Values => {
  if (byName[name]) return byName[name]
  if (format === 'uuid')
    return fc.oneof(
      { weight: 9, arbitrary: fc.nat(10_000).map((which) => knownId(name, which)) },
      { weight: 1, arbitrary: fc.uuid() },
    )
  if (format === 'date') return mostly(day, noDay)
  if (format === 'date-time') return mostly(instant, noInstant)
  if (pattern?.includes(String.raw`\d{4}-\d{2}-\d{2}`)) return requestedTime
  return words(maxLength)
}

function listFor(schema: Schema, name: string): Values {
  const { items = {}, minItems = 0, maxItems = 4 } = schema
  const list = { minLength: Math.min(minItems, 4), maxLength: Math.min(maxItems, 4) }
  const other = fc.array(valueFor(items, name), list)
  if (!items.properties || !('debitCentavos' in items.properties)) return other
  return fc.oneof({ weight: 3, arbitrary: balancedLines }, { weight: 1, arbitrary: other })
}

/** Two lines of a póliza that balance, as hardly any two drawn apart would. */
const balancedLines: Values = fc
  .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(1000), fc.nat(1000))
  .map(([centavos, one, other]) => [
    { accountId: knownId('accountId', one), debitCentavos: centavos },
    { accountId: knownId('accountId', other), creditCentavos: centavos },
  ])

/** Bookings as a client would request them, rarely reached by independent fields. */
const wishedVisit = fc
  .tuple(
    day,
    fc.integer({ min: 13, max: 23 }),
    fc.constantFrom(0, 1, 3, 8),
    fc.nat(100),
    fc.nat(100),
    fc.boolean(),
  )
  .map(([date, hour, days, service, dog, isByTheHour]) => ({
    serviceId: knownId('serviceId', service),
    rumiIds: [knownId('rumiId', dog)],
    start: isByTheHour ? `${date}T${hour}:00:00Z` : date,
    end: isByTheHour ? `${date}T${hour}:30:00Z` : addDays(date, days),
  }))

function objectFor(schema: Schema): Values {
  const drawn = fieldsApart(schema)
  const { properties = {} } = schema
  if ('rumiIds' in properties)
    return fc.oneof({ weight: 5, arbitrary: wishedVisit }, { weight: 1, arbitrary: drawn })
  return drawn.map((fields) => {
    const { email, password } = fields
    const isTwice = 'confirmEmail' in fields || 'confirmPassword' in fields
    // Typed the same twice, most of the time.
    if (!isTwice || String(email).endsWith('7@correo.mx')) return fields
    return { ...fields, ...(email === undefined ? {} : { confirmEmail: email }), confirmPassword: password }
  })
}

function fieldsApart({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, valueFor(field, name)]),
  )
  const many = fc.record(fields, { requiredKeys: required })
  if (required.length > 0) return many
  // Who changes something changes one or two things; with all of them at once hardly any change is right.
  const names = Object.keys(fields)
  const few = fc
    .subarray(names, { minLength: Math.min(1, names.length), maxLength: Math.min(2, names.length) })
    .chain((some) => fc.record(Object.fromEntries(some.map((name) => [name, fields[name]!]))))
  return fc.oneof({ weight: 3, arbitrary: few }, { weight: 1, arbitrary: many })
}

const numberFor = ({ minimum = -10, maximum = 1_000, type }: Schema): Values => {
  const most = Math.min(maximum, minimum + 5_000)
  const bounds = { min: Math.ceil(minimum), max: Math.floor(most) }
  return type === 'integer'
    ? fc.oneof(fc.integer({ min: bounds.min, max: Math.min(bounds.max, bounds.min + 6) }), fc.integer(bounds))
    : fc.double({ ...bounds, noNaN: true })
}

function rightValueFor(schema: Schema, name: string): Values {
  if (name === 'version') return fc.integer({ min: 1, max: 2 })
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueFor(one, name)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  const [type = 'null'] = [schema.type ?? []].flat()
  switch (type) {
    case 'object':
      return objectFor(schema)
    case 'array':
      return listFor(schema, name)
    case 'string':
      return textFor(schema, name)
    case 'integer':
    case 'number':
      return numberFor(schema)
    case 'boolean':
      return fc.boolean()
    default:
      return fc.constant(null)
  }
}

/** Values of a schema: most of them right, some of them nonsense. */
export const valueFor = (schema: Schema, name: string): Values =>
  fc.oneof(
    { weight: nonsenseOneIn - 1, arbitrary: rightValueFor(schema, name) },
    { weight: 1, arbitrary: nonsense },
  )
