import { internationalForm } from '@rumi/contract'
import { plainText } from '../../kit/records/use-search-words.ts'

/** Dogs named in the last line of a request, 'Para Nube, Oso.'; empty if it only counts them. */
export function dogsNamedIn(message: string): string[] {
  const [, names = ''] = /(?:^|\n\n)Para ([^\n.]+)\.$/.exec(message) ?? []
  return names
    .split(', ')
    .map((name) => name.trim())
    .filter(Boolean)
}

/** True if two phone numbers are equal, however formatted. */
export const isSamePhone = (one: string, other: string) =>
  internationalForm(one) !== null && internationalForm(one) === internationalForm(other)

/** True if two names are equal, ignoring accents and spacing. */
export const isSameName = (one: string, other: string) => plainText(one) === plainText(other)
