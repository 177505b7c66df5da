import { addressLine, defaultSettings, type HouseSettings } from '@rumi/contract'
import { factLabels } from './fact-labels.ts'
import type { MailFacts, Said } from './mail-words.ts'
import { hourFacts, type MailHours } from './with-hours.ts'

/** What a mail says of the house it comes from. */
export type MailHouse = Pick<
  HouseSettings,
  'name' | 'legalName' | 'address' | 'phone' | 'email' | 'theme' | 'speiClabe'
> &
  MailHours

/** How it stands at the head: the house's own sign is written small. */
export const wordmarkOf = ({ name }: MailHouse) => (name === defaultSettings.name ? name.toLowerCase() : name)

/** What every mail may name of the house. */
export const houseFacts = (house: MailHouse): MailFacts => ({
  casa: house.name,
  direccion: addressLine(house.address),
  colonia: house.address.neighbourhood,
  ciudad: house.address.city,
  telefono: house.phone,
  correo: house.email,
  ...hourFacts(house),
})

/** What every mail of the house says. */
export const frameWords = {
  signature: '{casa}, la casa de los lomitos',
  hours: 'Abrimos {horario}',
  linkFallback: 'Si el botón no abre, copia esta dirección en tu navegador:',
  labels: factLabels,
} as const

export type MailFrame = Said<typeof frameWords>
