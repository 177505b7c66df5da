import { internationalForm } from '@rumi/contract'
import { plainText } from '../../kit/plain-text.ts'

/** A name as people write it, as the file keeps it: of four words or more the first two are given names. */
export function splitName(written: string) {
  const words = written.trim().split(/\s+/)
  const given = words.length >= 4 ? 2 : 1
  return { name: words.slice(0, given).join(' '), lastName: words.slice(given).join(' ') }
}

/** The dogs that a request names in its last line, 'Para Nube, Oso.'; none where it only counts them. */
export function dogsNamedIn(message: string): string[] {
  const [, names = ''] = /(?:^|\n\n)Para ([^\n.]+)\.$/.exec(message) ?? []
  return names
    .split(', ')
    .map((name) => name.trim())
    .filter(Boolean)
}

/** Whether two telephones are the same line, however they are written. */
export const isSamePhone = (one: string, other: string) =>
  internationalForm(one) !== null && internationalForm(one) === internationalForm(other)

/** Whether two names are one, however they are accented and spaced. */
export const isSameName = (one: string, other: string) => plainText(one) === plainText(other)
