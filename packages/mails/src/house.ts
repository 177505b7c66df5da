import { defaultSettings, type HouseSettings } from '@rumi/contract'
import type { MailHours } from './with-hours.ts'

/** What a mail says of the house it comes from. */
export type MailHouse = Pick<HouseSettings, 'name'> & MailHours

/** How it stands at the head: the house's own sign is written small. */
export const wordmarkOf = ({ name }: MailHouse) => (name === defaultSettings.name ? name.toLowerCase() : name)

/** How it signs. */
export const signatureOf = ({ name }: MailHouse) => `${name}, la casa de los lomitos`

/** What every mail of the house says. */
export const house = {
  hours: 'Abrimos {horario}',
  linkFallback: 'Si el botón no abre, copia esta dirección en tu navegador:',
}
