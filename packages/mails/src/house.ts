import { addressLine, defaultSettings, type HouseSettings } from '@rumi/contract'
import { factLabels } from './fact-labels.ts'
import type { MailFacts, FilledText } from './mail-words.ts'
import { hourFacts, type MailHours } from './with-hours.ts'

/** Facts of the business in a mail. */
export type MailHouse = Pick<
  HouseSettings,
  'name' | 'legalName' | 'address' | 'phone' | 'email' | 'theme' | 'speiClabe'
> &
  MailHours

/** Returns the wordmark at the head; the default name is in lower case. */
export const wordmarkOf = ({ name }: MailHouse) => (name === defaultSettings.name ? name.toLowerCase() : name)

/** Placeholders about the business, available in every mail. */
export const houseFacts = (house: MailHouse): MailFacts => ({
  casa: house.name,
  direccion: addressLine(house.address),
  colonia: house.address.neighbourhood,
  ciudad: house.address.city,
  telefono: house.phone,
  correo: house.email,
  ...hourFacts(house),
})

/** Texts of every mail's frame. */
export const frameWords = {
  signature: '{casa}, la casa de los lomitos',
  hours: 'Abrimos {horario}',
  linkFallback: 'Si el botón no abre, copia esta dirección en tu navegador:',
  labels: factLabels,
} as const

export type MailFrame = FilledText<typeof frameWords>
