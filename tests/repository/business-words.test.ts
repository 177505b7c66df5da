import { defaultSettings, firstProducts } from '@rumi/contract'
import { expect, test } from 'vitest'
import { seedServices } from '../../apps/api/src/db/seed/services-for-sale.ts'
import {
  linesMatching,
  type SourceFile,
  sourceFiles,
  withoutComments,
} from '../support/servers/source-files.ts'

const { name, phone, whatsapp, email, address, hours, hotel } = defaultSettings

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const anyOf = (texts: readonly string[]) => [...new Set(texts)].map(literally).join('|')

/** A telephone with whatever stands between its digits. */
const asWritten = (number: string) =>
  number
    .replaceAll(/\D/g, '')
    .split('')
    .join(String.raw`[^\p{L}\d]{0,2}`)

const clocks = [
  ...Object.values(hours).flatMap((week) => week.flatMap(({ opens, closes }) => [opens, closes])),
  hotel.checkIn,
  hotel.checkOut,
]
/** '07:00' is also written '7:00' and '7 AM'. */
const writtenClocks = [...new Set(clocks)].flatMap((clock) => {
  const hour = Number(clock.slice(0, 2))
  const half = `${hour % 12 || 12}(?::00)? ?${hour < 12 ? 'a' : 'p'}\\.? ?m`
  return [`0?${hour}:${clock.slice(3)}`, half]
})

/** '$550', '550.00' and '550_00'; of services, which cost more than numbers of other kinds, '55000' too. */
const writtenPrices = [...seedServices, ...firstProducts].flatMap(({ priceCentavos }) => {
  const pesos = priceCentavos / 100
  if (pesos === 0) return []
  const bare = pesos < 100 ? '' : '?'
  return [String.raw`\$ ?${pesos}(?!\d)`, String.raw`(?<![\d.])${pesos}(?:\.|_${bare})00(?!\d)`]
})

/** Name, address, hours and prices of the business, in every usual writing. */
const guessableWords = {
  name: new RegExp(String.raw`\b${name}\b`),
  telephone: new RegExp([phone, whatsapp].map(asWritten).join('|'), 'u'),
  mail: new RegExp(`${literally(email)}|@${literally(email.split('@')[1] ?? '')}`),
  address: new RegExp(
    String.raw`(?<!\d)(?:${anyOf([
      address.street,
      ...address.neighbourhood.split(', '),
      address.postalCode,
      address.city,
      String(address.latitude),
      String(Math.abs(address.longitude)),
    ])})`,
  ),
  hour: new RegExp(String.raw`(?<![\d:])(?:${writtenClocks.join('|')})(?![\d:])`, 'i'),
  price: new RegExp([...new Set(writtenPrices)].join('|')),
}

type Word = keyof typeof guessableWords

/** The defaults of what the office keeps, and data that is written once. */
const isDefault = (path: string) =>
  /^packages\/contract\/src\/rules\/\w+\/(business-(settings|terms)|first-[\w-]+)\.ts$|^apps\/api\/src\/(db\/seed|demo)\//.test(
    path,
  )

/** Where such a word means something else. */
const meansOther: Record<string, Partial<Record<Word, string>>> = {
  'apps/web/src/copy/office/people/dogs.ts': { name: 'a dog' },
  'apps/web/src/copy/office/people/medical-records.ts': { name: 'a dog' },
  'apps/web/src/copy/office/desk/in-house.ts': { name: 'a dog' },
  'apps/web/src/copy/shared/sistema.ts': {
    name: 'the design system, seen in development only',
    price: 'the design system, seen in development only',
  },
  'apps/api/src/copy/people/closed-account.ts': { name: 'a dog without a name' },
  'apps/api/src/copy/workbook-words.ts': { name: 'a dog' },
  'packages/mails/src/fact-labels.ts': { name: 'a dog' },
  'apps/api/src/db/migrating/migrate.ts': { name: 'the program, to its operator' },
  'apps/api/src/main.ts': { name: 'the program, to its operator' },
  'apps/api/src/feed/fetch-feed.ts': { name: 'the program, to another server' },
  'apps/web/src/office/business/settings/hours-draft.ts': { hour: 'what a new row of hours begins with' },
  'apps/web/src/office/business/schedule/week-dialog.tsx': { hour: 'what a new row of hours begins with' },
}

const productFiles = () =>
  sourceFiles('.ts', '.tsx').filter(
    ({ path }) =>
      /^(apps|packages)\//.test(path) && !/\.test\.tsx?$|\/testing\//.test(path) && !isDefault(path),
  )

const wordsFound = (files: readonly SourceFile[]) => {
  const reported = files.map((file) => ({ ...file, text: withoutComments(file.text) }))
  return (Object.keys(guessableWords) as Word[]).flatMap((word) =>
    linesMatching(
      reported.filter(({ path }) => meansOther[path]?.[word] === undefined),
      guessableWords[word],
    ).map((found) => `${word}: ${found}`),
  )
}

test('finds each text of the business in every usual writing', () => {
  const plant = (text: string) =>
    wordsFound([{ path: 'page.ts', text, lines: 1 }]).map((found) => found.split(':')[0])
  expect(plant("const title = 'Bienvenido a Rumi'")).toEqual(['name'])
  for (const number of ['55 5550 1710', '5555501710', '(55) 5550-1710'])
    expect([number, ...plant(`const call = 'tel:${number}'`)]).toEqual([number, 'telephone'])
  expect(plant("const to = 'hola@rumi.mx'")).toEqual(['mail'])
  for (const place of ['Calzada de las Águilas 1124', 'C.P. 01710', 'en Ciudad de México'])
    expect([place, ...plant(`const where = '${place}'`)]).toEqual([place, 'address'])
  for (const clock of ['de 7:00 a 22:00', "'07:00'", 'hasta las 7 p.m.', 'a las 3:00 PM'])
    expect([clock, ...plant(`const when = "${clock}"`)]).toEqual([clock, 'hour'])
  for (const price of ['$550', '$ 550.00', '550_00', '55000'])
    expect([price, ...plant(`const price = ${price}`)]).toEqual([price, 'price'])
  expect(
    plant("// Rumi opens at 7:00\nconst dogs = 'tus rumis'; const tax = '17:00'; const day = 15500"),
  ).toEqual([])
})

test('texts of the business stand only in its defaults', () => {
  const files = productFiles()
  expect(files.length).toBeGreaterThan(500)
  expect(wordsFound(files)).toEqual([])
})

test('every exception is still needed', () => {
  const files = productFiles()
  const stale = Object.entries(meansOther).flatMap(([path, words]) => {
    const file = files.find((one) => one.path === path)
    return (Object.keys(words) as Word[])
      .filter(
        (word) =>
          !file ||
          linesMatching([{ ...file, text: withoutComments(file.text) }], guessableWords[word]).length === 0,
      )
      .map((word) => `${path}: ${word}`)
  })
  expect(stale).toEqual([])
})
