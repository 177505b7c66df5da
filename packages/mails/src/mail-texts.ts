import { defaultSettings, type SiteText } from '@rumi/contract'
import type { FactName } from './fact-labels.ts'
import { frameWords, businessFacts } from './business.ts'
import { mailTemplates } from './mail-templates.ts'
import type { MailFacts, MailWords } from './mail-words.ts'
import type { MailData, MailKind } from './mail-data.ts'
import { sampleData } from './sample-data.ts'

/** Key prefix of all mail texts. */
export const mailsPrefix = 'mails.'
/** Key of the texts around every mail. */
export const framePage = `${mailsPrefix}frame`

type OnPage = { page: string; facts: string[] }

const textsWithin = (words: MailWords, key: string, on: OnPage): SiteText[] =>
  Object.entries(words).flatMap(([name, value]) => textsOf(value, `${key}.${name}`, on))

/** Maximum length of a fact's label, which has a narrow column. */
const longestLabel = 40
const labelsPrefix = `${framePage}.labels.`
const isLabel = (key: string) => key.startsWith(labelsPrefix)

/** Labels that stand in other mails than that of a booking. */
const mailOfLabel = new Map<string, MailKind>(
  Object.entries({
    'message-copy': ['reference', 'about', 'askedFor', 'phone', 'message'],
    'message-for-house': ['name', 'email'],
    'medical-record-refused': ['reason'],
    'privacy-request': ['answer'],
    receipt: ['ivaWithin', 'tip', 'change'],
    invoice: ['invoiceNumber', 'fiscalFolio'],
    'money-returned': ['returned', 'credited'],
    'booking-cancelled': ['kept', 'owed', 'toReturn'],
    'order-step': ['clabe', 'holder', 'transferConcept', 'delivery'],
    'report-card': ['mood', 'ate', 'played', 'rest'],
    incident: ['firstAid', 'vet'],
  } satisfies { [K in MailKind]?: FactName[] }).flatMap(([kind, labels]) =>
    labels.map((label) => [label, kind as MailKind] as const),
  ),
)

function textsOf(value: MailWords[string], key: string, on: OnPage): SiteText[] {
  if (typeof value === 'string')
    return [{ key, ...on, default: value, ...(isLabel(key) ? { longest: longestLabel } : {}) }]
  if (Array.isArray(value))
    return value.map((one: string, place) => ({ key: `${key}.${place}`, ...on, default: one }))
  return textsWithin(value as MailWords, key, on)
}

const mailKinds = Object.keys(mailTemplates) as MailKind[]
const usualFacts = businessFacts(defaultSettings)

const named = (facts: MailFacts) => Object.keys({ ...facts, ...usualFacts })

const factsOf = <K extends MailKind>(kind: K, data: MailData[K]) => mailTemplates[kind].facts(data)

function textsOfMail(kind: MailKind, samples: MailData): SiteText[] {
  const page = `${mailsPrefix}${kind}`
  return textsWithin(mailTemplates[kind].words, page, { page, facts: named(factsOf(kind, samples[kind])) })
}

/** Every sentence of the mails that the office may say in its own words, each with what it may name in braces. */
export const mailTexts = (): SiteText[] => [
  ...textsWithin(frameWords, framePage, { page: framePage, facts: named({}) }),
  ...mailKinds.flatMap((kind) => textsOfMail(kind, sampleData(''))),
]

/** The mail whose text it is; what stands around all is looked at on one of them. */
export const mailOfText = (key: string): MailKind | null =>
  key.startsWith(`${framePage}.`)
    ? (mailOfLabel.get(key.slice(labelsPrefix.length)) ?? 'booking-confirmed')
    : (mailKinds.find((kind) => key.startsWith(`${mailsPrefix}${kind}.`)) ?? null)
