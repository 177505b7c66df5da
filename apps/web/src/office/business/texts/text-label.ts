import { mailPlaces } from '../../../copy/office/business/mails.ts'
import { textPlaces } from '../../../copy/office/business/texts.ts'
import { belongsToMail } from './belongs-to-mail.ts'

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
