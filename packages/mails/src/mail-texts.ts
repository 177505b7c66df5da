import { defaultSettings, type SiteText } from '@rumi/contract'
import type { FactName } from './fact-labels.ts'
import { frameWords, houseFacts } from './house.ts'
import { letters } from './letters.ts'
import type { LetterFacts, LetterWords } from './letter-words.ts'
import type { MailData, MailKind } from './mail-data.ts'
import { sampleData } from './sample-data.ts'

/** What begins the keys of all texts of letters. */
export const mailsPrefix = 'mails.'
/** What stands around every letter. */
export const framePage = `${mailsPrefix}frame`

type OnPage = { page: string; facts: string[] }

const textsWithin = (words: LetterWords, key: string, on: OnPage): SiteText[] =>
  Object.entries(words).flatMap(([name, value]) => textsOf(value, `${key}.${name}`, on))

/** What stands before a fact has a narrow column. */
const longestLabel = 40
const labelsPrefix = `${framePage}.labels.`
const isLabel = (key: string) => key.startsWith(labelsPrefix)

/** Labels that stand in other letters than that of a booking. */
const letterOfLabel = new Map<string, MailKind>(
  Object.entries({
    'message-copy': ['reference', 'about', 'askedFor', 'phone', 'message'],
    'message-for-house': ['name', 'email'],
    'medical-record-refused': ['reason'],
    'privacy-request': ['answer'],
    receipt: ['ivaWithin', 'tip', 'change'],
    'money-returned': ['returned', 'credited'],
    'booking-cancelled': ['kept', 'toReturn'],
    'report-card': ['mood', 'ate', 'played', 'rest'],
  } satisfies { [K in MailKind]?: FactName[] }).flatMap(([kind, labels]) =>
    labels.map((label) => [label, kind as MailKind] as const),
  ),
)

function textsOf(value: LetterWords[string], key: string, on: OnPage): SiteText[] {
  if (typeof value === 'string')
    return [{ key, ...on, default: value, ...(isLabel(key) ? { longest: longestLabel } : {}) }]
  if (Array.isArray(value))
    return value.map((one: string, place) => ({ key: `${key}.${place}`, ...on, default: one }))
  return textsWithin(value as LetterWords, key, on)
}

const mailKinds = Object.keys(letters) as MailKind[]
const ofHouse = houseFacts(defaultSettings)

const named = (facts: LetterFacts) => Object.keys({ ...facts, ...ofHouse })

const factsOf = <K extends MailKind>(kind: K, data: MailData[K]) => letters[kind].facts(data)

function textsOfLetter(kind: MailKind, samples: MailData): SiteText[] {
  const page = `${mailsPrefix}${kind}`
  return textsWithin(letters[kind].words, page, { page, facts: named(factsOf(kind, samples[kind])) })
}

/** Every sentence of the letters that the office may say in its own words, each with what it may name in braces. */
export const mailTexts = (): SiteText[] => [
  ...textsWithin(frameWords, framePage, { page: framePage, facts: named({}) }),
  ...mailKinds.flatMap((kind) => textsOfLetter(kind, sampleData(''))),
]

/** The letter whose text it is; what stands around all is looked at on one of them. */
export const mailOfText = (key: string): MailKind | null =>
  key.startsWith(`${framePage}.`)
    ? (letterOfLabel.get(key.slice(labelsPrefix.length)) ?? 'booking-confirmed')
    : (mailKinds.find((kind) => key.startsWith(`${mailsPrefix}${kind}.`)) ?? null)
