import type { StoredSiteText } from '@rumi/contract'
import { mailPlaces } from '../../../copy/office/business/mails.ts'
import { textPlaces } from '../../../copy/office/business/texts.ts'
import { plainText } from '../../kit/records/use-search-words.ts'

/** True if a text key or page belongs to a mail. */
export const belongsToMail = (keyOrPage: string) => keyOrPage.startsWith('mails.')

/** Label of a key segment; mails have their own labels for some. */
const placeOf = (part: string, places: Readonly<Record<string, string>>) =>
  /^\d+$/.test(part) ? String(Number(part) + 1) : (places[part] ?? textPlaces[part] ?? part)

/** Place of a text on its page: `home.services.cards.hotel.title` is 'Servicios, Tarjetas, Hotel, Título'. */
export const textLabel = (key: string) =>
  key
    .split('.')
    .slice(belongsToMail(key) ? 2 : 1)
    .map((part) => placeOf(part, belongsToMail(key) ? mailPlaces : textPlaces))
    .filter(Boolean)
    .join(', ')
    .replaceAll(/, (\d+)/g, ' $1')

/** Current text. */
export const currentText = ({ value, default: shipped }: StoredSiteText) => value ?? shipped

/** Texts that match a search by current or default text or by place, ignoring accents and case. */
export function foundTexts(texts: readonly StoredSiteText[], search: string) {
  const wanted = plainText(search)
  if (wanted === '') return texts
  return texts.filter((text) =>
    [text.default, text.value ?? '', textLabel(text.key)].some((content) =>
      plainText(content).includes(wanted),
    ),
  )
}
