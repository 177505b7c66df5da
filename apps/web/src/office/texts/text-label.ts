import { textPlaces } from '../../copy/office-texts.ts'

/** Where a text stands on its page: `home.services.cards.hotel.title` is 'Servicios, Tarjetas, Hotel, Título'. */
export const textLabel = (key: string) =>
  key
    .split('.')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : (textPlaces[part] ?? part)))
    .join(', ')
    .replaceAll(/, (\d+)/g, ' $1')
