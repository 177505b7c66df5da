import { writtenTelephone } from './telephones.ts'

/** What is dialled before a Mexican line, also before a part of one: an access code, the country, the former 1 of mobiles, or 01, 044, 045. */
const prefix = /^(?:(?:\+|00|011)\s*52[\s.-]*(?:1(?=\D)|01|04[45])?|04[45]|01(?=\D))/
const wholePrefix = /^(?:00|011)?52(?:1)?(?=\d{10}$)/
const lineDigits = 10

/** The digits of a line that somebody means, also in part: without what is dialled before it. */
export const lineSought = (written: string) =>
  writtenTelephone(written)
    .replace(/^\(/, '')
    .replace(prefix, '')
    .replaceAll(/\D/g, '')
    .replace(wholePrefix, '')
    .slice(-lineDigits)

/** A telephone among other words: digits with what people set between them, outside of mail addresses. */
const telephone = /(?<![\p{L}\d]|@\S*)\(?\+?\(?\d[\d ().\-/\u2010-\u2015]*\d(?![\p{L}\d]|\S*@)/gu
/** Fewer digits may be anything. */
const fewestOfTelephone = 7
const isFigures = /^[\d().\-/+]+$/

/** A text without accents or capitals, whatever its Unicode form. */
export const unaccented = (written: string) =>
  writtenTelephone(written).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * The words of a search for people and dogs, in any order: plain letters, and a telephone as the digits of its line, however it is written.
 * A word that lies in another is left out.
 */
export function peopleWords(search: string): string[] {
  const plain = unaccented(search).replaceAll(telephone, (found) =>
    found.replaceAll(/\D/g, '').length < fewestOfTelephone ? found : lineSought(found),
  )
  const words = plain
    .split(/\s+/)
    .map((word) => (isFigures.test(word) ? word.replaceAll(/\D/g, '') : word))
    .filter(Boolean)
  const once = [...new Set(words)]
  return once.filter((word) => !once.some((other) => other !== word && other.includes(word)))
}

/** Whether every word of a search stands in the names, addresses or telephones of somebody or of their dogs. */
export function matchesPeople(
  search: string,
  { texts, phones }: { texts: readonly string[]; phones: readonly string[] },
) {
  const known = [...texts.map(unaccented), ...phones.map(lineSought)].join(' ')
  return peopleWords(search).every((word) => known.includes(word))
}
