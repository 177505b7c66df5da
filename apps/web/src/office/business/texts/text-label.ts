import { mailPlaces } from '../../../copy/office/business/mails.ts'
import { textPlaces } from '../../../copy/office/business/texts.ts'
import { isOfMail } from './is-of-mail.ts'

/** Label of a key segment; mails have their own labels for some. */
const placeOf = (part: string, places: Readonly<Record<string, string>>) =>
  /^\d+$/.test(part) ? String(Number(part) + 1) : (places[part] ?? textPlaces[part] ?? part)

/** Place of a text on its page: `home.services.cards.hotel.title` is 'Servicios, Tarjetas, Hotel, Título'. */
export const textLabel = (key: string) =>
  key
    .split('.')
    .slice(isOfMail(key) ? 2 : 1)
    .map((part) => placeOf(part, isOfMail(key) ? mailPlaces : textPlaces))
    .filter(Boolean)
    .join(', ')
    .replaceAll(/, (\d+)/g, ' $1')
