import { describe, expect, test } from 'vitest'
import {
  linesMatching,
  type SourceFile,
  sourceFiles,
  withoutComments,
} from '../support/servers/source-files.ts'

/** A letter or sign that English has not: what is written with it is copy, or it is a slip. */
const spanish = /[áéíóúüñÁÉÍÓÚÜÑ¿¡]/

/** Screens and what they are made of, without their copy; mails are copy throughout. */
const web = (...endings: string[]) =>
  sourceFiles(...endings).filter(
    ({ path }) => path.startsWith('apps/web/src/') && !/\/copy\/|\.test\.tsx?$/.test(path),
  )

const formattedIn = (files: readonly SourceFile[]) =>
  linesMatching(
    files.map((file) => ({ ...file, text: withoutComments(file.text) })),
    spanish,
  )

test('a Spanish sentence is found in a screen, and left alone in a comment', () => {
  const text = '/** The día of arrival. */\n// ¿listo?\nexport const Bath = () => <p>Baño</p>'
  expect(formattedIn([{ path: 'bath.tsx', text, lines: 3 }])).toEqual(['bath.tsx:3: ñ'])
})

test('no screen speaks Spanish by itself: its sentences stand in copy', () => {
  expect(web('.tsx').length).toBeGreaterThan(10)
  expect(formattedIn(web('.tsx'))).toEqual([])
})

/** Words that Spanish sentences hardly do without, and that neither an English sentence nor an alias of SQL has. */
const spanishWords =
  /(^|[^\p{L}\w.$-])(el|la|los|las|de|del|que|un|una|para|por|con|en|al|se|lo|sus?|ese|esa|este|esta|tus?|ya|elige|envía|pide|hay|cada)(?![\p{L}\w-])/iu
/** Nouns that begin what a person reads, also where they stand alone or in a statement of SQL. */
const spanishNouns =
  /['`](Pedido|Pase|Reserva|Visita|Cuenta|Caja|Mostrador|Vacuna|Recibo|Factura|Saldo|Perro)(?![\p{L}\w])/u
const literals = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g

/** Of the wire, of the names under which the house knows vaccines, and of the SAT. */
const wireWords = ["'Guardería'", "'Estética'", "'Múltiple'", "'PUBLICO EN GENERAL'"]

/** The server, without its copy. What is seeded is data. */
const server = () =>
  sourceFiles('.ts').filter(
    ({ path }) => path.startsWith('apps/api/src/') && !/\/(copy|seed|testing)\/|\.test\.ts$/.test(path),
  )

const isSentence = (literal: string) =>
  spanish.test(literal) || spanishNouns.test(literal) || (literal.includes(' ') && spanishWords.test(literal))

const sentencesIn = (files: readonly SourceFile[]) =>
  files.flatMap(({ path, text }) =>
    (withoutComments(text).match(literals) ?? [])
      .filter((literal) => !wireWords.includes(literal) && isSentence(literal))
      .map((literal) => `${path}: ${literal}`),
  )

test('a Spanish sentence is found in code, with accents or without, and no word of the wire', () => {
  const plant = (text: string) => sentencesIn([{ path: 'refuse.ts', text, lines: 1 }])
  expect(plant("throw new Refused('taken', { message: 'Ya está.' })")).toEqual(["refuse.ts: 'Ya está.'"])
  expect(plant('const text = `Elige ${one} de la lista.`')).toEqual([
    'refuse.ts: `Elige ${one} de la lista.`',
  ])
  expect(plant("const till = 'Mostrador'")).toEqual(["refuse.ts: 'Mostrador'"])
  const statement = "sql`select 'Pedido ' || o.number from orders o`"
  expect(plant(statement)).toEqual([`refuse.ts: ${statement.slice(3)}`])
  expect(plant("const paid = isTheirs ? 'su pase' : `${days} de ${month}`")).toHaveLength(2)
  expect(plant("// dice 'ya está'\nconst type = 'Guardería'\nconst lock = 'no key update'")).toEqual([])
})

test('the server speaks Spanish in its copy alone', () => {
  expect(server().length).toBeGreaterThan(100)
  expect(sentencesIn(server())).toEqual([])
})

/** Breeds and coats are known by the words in which owners write them down. */
const drawings = 'apps/web/src/art/'

test('the site speaks Spanish in its copy alone', () => {
  const code = web('.ts', '.tsx').filter(({ path }) => !path.startsWith(drawings))
  expect(code.length).toBeGreaterThan(100)
  expect(sentencesIn(code)).toEqual([])
})

const files = () => sourceFiles('.ts', '.tsx')

describe('files', () => {
  test('are named after the one thing they hold, in kebab-case', () => {
    const names = files().map(({ path }) => path.split('/').at(-1) ?? '')
    const odd = names.filter(
      (name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.((property\.)?test|e2e|config|server|d))?\.tsx?$/.test(name),
    )
    expect(odd).toEqual([])
  })

  test('are no drawers for odds and ends', () => {
    const drawers = /(^|\/)(utils?|helpers?|misc|common|types)(\/|\.tsx?$)|-(utils?|helpers?)\.tsx?$/
    const found = files().filter(({ path }) => drawers.test(path))
    expect(found.map(({ path }) => path)).toEqual([])
  })

  test('hold no more than 300 lines', () => {
    const long = sourceFiles('.ts', '.tsx', '.css').filter(({ lines }) => lines > 300)
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([])
  })

  test('are short as a rule: the median is at most 70 lines, and 95 of 100 have at most 250', () => {
    const lengths = files()
      .map(({ lines }) => lines)
      .toSorted((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length * 0.5)]).toBeLessThanOrEqual(70)
    expect(lengths[Math.floor(lengths.length * 0.95)]).toBeLessThanOrEqual(250)
  })
})

/** The house's own tests name what they forbid. */
const code = () => files().filter(({ path }) => !path.startsWith('tests/'))

describe('names', () => {
  test('a use case is what the business says', () => {
    const vague =
      /\b(?:export )?(?:async )?(?:function|const|class) (handle[A-Z]\w*|process[A-Z]\w*|\w+Manager)\b/
    expect(linesMatching(code(), vague)).toEqual([])
  })

  test('unions in place of enums, and no any', () => {
    expect(linesMatching(code(), /^\s*(export )?(const )?enum \w+|:\s*any\b|\bas any\b/)).toEqual([])
  })
})

/** Words that were once used here for what the field has its own name for. */
const formerWords =
  /\b(\w+Stories|\w+(Booking|Dog|Order|Pass|Entry|Message|Waiting)Book|(auth|bookings?|clients|desk|feed|files|schedule|visitors|workbook|security)Room|bookVisit|holdVisit|mayTheyCome|leaveHouse|undoneAfter|decideDay|takeTimeOff|welcomeDog|HouseEvent|LiveWire|startWork|closeTheDoor|leadsSomewhere|withoutValues|shapedBy|offerCall|againAfterDeadlock|Furnishing|useSettled|useKeptFresh|useNear|openHouse|createLetterCarrier|(own|plain|preview|send|office|isOf)Letters?\w*|\w*[bB]ookings?InTheWay\w*|type (Told|Asked)|const pack|live wire|call's story|a story answers)\b/

test('the words that were left stay away', () => {
  const planted = (text: string) => linesMatching([{ path: 'dogs.ts', text, lines: 1 }], formerWords)
  expect(planted('const pack = createRepository(resources.dogs, dogs)')).toHaveLength(1)
  expect(planted("/** What a call's story is told. */")).toHaveLength(1)
  expect(planted("passWords.pack(sessionsOf(kind)), 'about.story'")).toEqual([])
  expect(linesMatching(code(), formerWords)).toEqual([])
})

/** Sentences that owners or the desk stumbled over; how they read now is in `apps/web/src/copy/shared/rewritten-sentences.test.ts`. */
const formerSentences =
  /Qué le hacemos hoy|una fecha que exista|Este dato hace falta|Listo: estás en la espera|Contraseña de hoy|Llegas desde|Hoy no hay notas|toalla no hace falta|Pasó a en la casa|¿Por qué no:|Cuidado: \$|Lugar: \$|'Volver \/ Cancelar'/

test('the sentences that were rewritten stay away', () => {
  const planted = { path: 'book.ts', text: "serviceQuestion: '¿Qué le hacemos hoy?'", lines: 1 }
  expect(linesMatching([planted], formerSentences)).toHaveLength(1)
  expect(linesMatching(code(), formerSentences)).toEqual([])
})
