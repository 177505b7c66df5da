import { describe, expect, test } from 'vitest'
import { findings, type SourceFile, sourceFiles, withoutComments } from './source-files.ts'

/** A letter or sign that English has not: what is written with it is copy, or it is a slip. */
const spanish = /[áéíóúüñÁÉÍÓÚÜÑ¿¡]/

/** Screens, without their copy; mails are copy throughout. */
const screens = () =>
  sourceFiles('.tsx').filter(
    ({ path }) => path.startsWith('apps/web/') && !path.includes('/copy/') && !path.endsWith('.test.tsx'),
  )

const formattedIn = (files: readonly SourceFile[]) =>
  findings(
    files.map((file) => ({ ...file, text: withoutComments(file.text) })),
    spanish,
  )

test('a Spanish sentence is found in a screen, and left alone in a comment', () => {
  const text = '/** The día of arrival. */\n// ¿listo?\nexport const Bath = () => <p>Baño</p>'
  expect(formattedIn([{ path: 'bath.tsx', text, lines: 3 }])).toEqual(['bath.tsx:3: ñ'])
})

test('no screen speaks Spanish by itself: its sentences stand in copy', () => {
  expect(screens().length).toBeGreaterThan(10)
  expect(formattedIn(screens())).toEqual([])
})

/** Words that Spanish sentences hardly do without, and that no sentence in English has. */
const spanishWords =
  /(^|[^\p{L}\w.$-])(el|los|las|del|que|un|una|para|por|con|ese|esa|este|esta|tus?|ya|elige|envía|pide|hay|cada)(?![\p{L}\w-])/iu
const literals = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g

/** The server, without its copy. What is seeded is data, and 'Guardería' is a word of the wire. */
const server = () =>
  sourceFiles('.ts').filter(
    ({ path }) => path.startsWith('apps/api/src/') && !/\/(copy|seed|testing)\/|\.test\.ts$/.test(path),
  )

const sentencesIn = (files: readonly SourceFile[]) =>
  files.flatMap(({ path, text }) =>
    (withoutComments(text).match(literals) ?? [])
      .filter((literal) => literal !== "'Guardería'")
      .filter((literal) => spanish.test(literal) || (literal.includes(' ') && spanishWords.test(literal)))
      .map((literal) => `${path}: ${literal}`),
  )

test('a Spanish sentence is found in the server, with accents or without, and no word of the wire', () => {
  const plant = (text: string) => sentencesIn([{ path: 'refuse.ts', text, lines: 1 }])
  expect(plant("throw new Refused('taken', { message: 'Ya está.' })")).toEqual(["refuse.ts: 'Ya está.'"])
  expect(plant('const text = `Elige ${one} de la lista.`')).toEqual([
    'refuse.ts: `Elige ${one} de la lista.`',
  ])
  expect(plant("// dice 'ya está'\nconst type = 'Guardería'\nconst lock = 'no key update'")).toEqual([])
})

test('the server speaks Spanish in its copy alone', () => {
  expect(server().length).toBeGreaterThan(100)
  expect(sentencesIn(server())).toEqual([])
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
const code = () => files().filter(({ path }) => !path.startsWith('tests/system/'))

describe('names', () => {
  test('a use case is what the business says', () => {
    const vague =
      /\b(?:export )?(?:async )?(?:function|const|class) (handle[A-Z]\w*|process[A-Z]\w*|\w+Manager)\b/
    expect(findings(code(), vague)).toEqual([])
  })

  test('unions in place of enums, and no any', () => {
    expect(findings(code(), /^\s*(export )?(const )?enum \w+|:\s*any\b|\bas any\b/)).toEqual([])
  })
})

/** Words that were once used here for what the field has its own name for. */
const formerWords =
  /\b(\w+Stories|\w+(Booking|Dog|Order|Pass|Entry|Message|Waiting)Book|(auth|bookings|clients|desk|feed|files|schedule|visitors|workbook|security)Room|bookVisit|holdVisit|mayTheyCome|leaveHouse|undoneAfter|decideDay|takeTimeOff|welcomeDog|HouseEvent|LiveWire|startWork|closeTheDoor|leadsSomewhere|withoutValues|shapedBy|offerCall|againAfterDeadlock|Furnishing|useSettled|useKeptFresh|useNear|openHouse|createLetterCarrier|(own|plain|preview|send|office|isOf)Letters?\w*|\w*[bB]ookings?InTheWay\w*|type (Told|Asked))\b/

test('the words that were left stay away', () => {
  expect(findings(code(), formerWords)).toEqual([])
})

/** Sentences that owners or the desk stumbled over; how they read now is in `apps/web/src/copy/rewritten-sentences.test.ts`. */
const formerSentences =
  /Qué le hacemos hoy|una fecha que exista|Este dato hace falta|Listo: estás en la espera|Contraseña de hoy|Llegas desde|Hoy no hay notas|toalla no hace falta|Pasó a en la casa|¿Por qué no:|Cuidado: \$|Lugar: \$|'Volver \/ Cancelar'/

test('the sentences that were rewritten stay away', () => {
  const planted = { path: 'book.ts', text: "serviceQuestion: '¿Qué le hacemos hoy?'", lines: 1 }
  expect(findings([planted], formerSentences)).toHaveLength(1)
  expect(findings(code(), formerSentences)).toEqual([])
})
