import { addressLine, defaultSettings, type BusinessSettings } from '@rumi/contract'
import { factLabels } from './fact-labels.ts'
import type { MailFacts, FilledText } from './mail-words.ts'
import { hourFacts, type MailHours } from './with-hours.ts'

/** Facts of the business in a mail. */
export type MailBusiness = Pick<
  BusinessSettings,
  | 'name'
  | 'legalName'
  | 'address'
  | 'municipality'
  | 'state'
  | 'phone'
  | 'email'
  | 'theme'
  | 'colours'
  | 'dogWord'
  | 'speiClabe'
  | 'timeZone'
  | 'phoneCountry'
> &
  MailHours & {
    /** Own logo at its address of the web, with its size; the name stands where there is none. */
    logo?: { src: string; width: number; height: number } | undefined
  }

/** Returns the wordmark at the head; the default name is in lower case. */
export const wordmarkOf = ({ name }: MailBusiness) =>
  name === defaultSettings.name ? name.toLowerCase() : name

/** Placeholders about the business, available in every mail. */
export const businessFacts = (business: MailBusiness): MailFacts => ({
  casa: business.name,
  direccion: addressLine(business),
  colonia: business.address.neighbourhood,
  ciudad: business.address.city,
  telefono: business.phone,
  correo: business.email,
  ...hourFacts(business),
})

/** Texts of every mail's frame. */
export const frameWords = {
  signature: '{casa}, la casa de los lomitos',
  hours: 'Abrimos {horario}',
  linkFallback: 'Si el botón no abre, copia esta dirección en tu navegador:',
  labels: factLabels,
} as const

export type MailFrame = FilledText<typeof frameWords>
