import { writtenTelephone } from './telephones.ts'

/**
 * Dial prefix of a Mexican number, also of a partial one: access code, country code, the former mobile 1, or
 * 01, 044, 045.
 */
const prefix = /^(?:(?:\+|00|011)\s*52[\s.-]*(?:1(?=\D)|01|04[45])?|04[45]|01(?=\D))/
const wholePrefix = /^(?:00|011)?52(?:1)?(?=\d{10}$)/
const lineDigits = 10

/** Returns the digits of a possibly partial number without its dial prefix. */
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
 * Splits a search for people and dogs into words: plain letters, and telephones as national digits. A word
 * contained in another is dropped.
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

/**
 * True if every word of a search occurs in the names, addresses or telephones of a client or of their dogs.
 */
export function matchesPeople(
  search: string,
  { texts, phones }: { texts: readonly string[]; phones: readonly string[] },
) {
  const known = [...texts.map(unaccented), ...phones.map(lineSought)].join(' ')
  return peopleWords(search).every((word) => known.includes(word))
}

/** Splits a full name: with four or more words, the first two are given names. */
export function splitName(written: string) {
  const words = written.trim().split(/\s+/)
  const given = words.length >= 4 ? 2 : 1
  return { name: words.slice(0, given).join(' '), lastName: words.slice(given).join(' ') }
}

const spanish = new Intl.ListFormat('es-MX', { type: 'conjunction' })

/** Joins words as a list: 'lunes 12, martes 13 y jueves 15'; empty for an empty list. */
export const formatList = (words: readonly string[]) => spanish.format(words)

/** 'Canela', 'Canela y Frijol', 'Canela, Frijol y Taco'. */
export const formatNames = (dogs: readonly { name: string }[]) => formatList(dogs.map(({ name }) => name))
