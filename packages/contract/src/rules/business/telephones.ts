import { businessPhoneCountry } from './business-locale.ts'

/**
 * Invisible characters: zero-width spaces and joiners, direction marks, soft hyphens, variation selectors.
 */
const invisible = /[\p{Cf}\p{Cc}\uFE00-\uFE0F]/gu

/** A telephone as it was written, without invisible signs and with plain spaces. */
export const writtenTelephone = (written: string) =>
  written.normalize('NFKC').replaceAll(invisible, '').replaceAll(/\s+/g, ' ').trim()

/**
 * Dial prefix of a Mexican number: a foreign access code, the country code, the former mobile 1, or 01, 044
 * and 045.
 */
const mexican = /^(?:(?:00|011)?52(?:1|01|04[45])?|01|04[45])?(\d{10})$/

const mexico = '+52'
const fewestDigits = 8
const mostDigits = 15

/**
 * The international form of a written telephone, as `tel:` and `wa.me` take it: `+` and digits. Without a country it is one of the
 * business's. Null where the signs make no number; whether a country has such a number is checked by the server (`telephoneOf`).
 */
export function internationalForm(written: string, country = businessPhoneCountry()): string | null {
  const plain = writtenTelephone(written)
  const digits = plain.replaceAll(/\D/g, '')
  if (!/^\(?\+?[\d\s().\-/\u2010-\u2015\u2212]+$/.test(plain)) return null
  const isInternational = /^\(?\+/.test(plain)
  if (isInternational && !digits.startsWith('52')) return withinLength(digits)
  const national = mexican.exec(digits)?.[1]
  if (national && (country === mexico || isInternational)) return `${mexico}${national}`
  const abroad = isInternational ? undefined : /^(?:00|011)(?!52)([1-9]\d+)$/.exec(digits)?.[1]
  if (abroad) return withinLength(abroad)
  return country === mexico || isInternational
    ? null
    : withinLength(country.slice(1) + digits.replace(/^0/, ''))
}

const withinLength = (digits: string) =>
  digits.length >= fewestDigits && digits.length <= mostDigits ? `+${digits}` : null
