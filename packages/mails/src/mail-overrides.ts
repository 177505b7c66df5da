import { inDogWord, type DogWord } from '@rumi/contract'
import type { MailFacts, MailWords, FilledText } from './mail-words.ts'

/** Office texts that replace defaults, by key: `mails.booking-confirmed.title`. */
export type OwnWords = Readonly<Record<string, string>>

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A fact whose name is capitalised begins a sentence. */
function factOf(named: string, facts: MailFacts) {
  if (Object.hasOwn(facts, named)) return facts[named]
  const name = named.charAt(0).toLowerCase() + named.slice(1)
  return Object.hasOwn(facts, name) ? capitalised(facts[name] ?? '') : undefined
}

/** Fills all placeholders in one pass, so that braces inside a value are not expanded. */
const filled = (sentence: string, facts: MailFacts) =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => factOf(name, facts) ?? whole)

/** Splits text into paragraphs at empty lines. */
const paragraphsOf = (words: string) => words.split(/\n\s*\n/)

type Saying = { key: string; own: OwnWords; facts: MailFacts; word: DogWord }

function filledValue(value: MailWords[string], { key, own, facts, word }: Saying): MailWords[string] {
  if (typeof value === 'string') return filled(own[key] ?? inDogWord(value, word), facts)
  if (Array.isArray(value))
    return value.flatMap((one: string, place) =>
      paragraphsOf(own[`${key}.${place}`] ?? inDogWord(one, word)).map((message) => filled(message, facts)),
    )
  return mailOverrides(value as MailWords, { key, own, facts, word })
}

/** Returns the office's texts, or the defaults in the business's word for dog, with their placeholders filled. */
export const mailOverrides = <W extends MailWords>(words: W, { key, ...saying }: Saying): FilledText<W> =>
  Object.fromEntries(
    Object.entries(words).map(([name, value]) => [
      name,
      filledValue(value, { key: `${key}.${name}`, ...saying }),
    ]),
  ) as FilledText<W>
