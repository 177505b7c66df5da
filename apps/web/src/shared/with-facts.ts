import { addressLine, type HouseSettings } from '@rumi/contract'

/** What a sentence may name of the business in braces: it says what the office keeps, wherever it stands. */
const facts = {
  responsable: ({ legalName }) => legalName,
  direccion: ({ address }) => addressLine(address),
  colonia: ({ address }) => address.neighbourhood,
  cp: ({ address }) => address.postalCode,
  ciudad: ({ address }) => address.city,
  correo: ({ email }) => email,
  /** On one line. */
  telefono: ({ phone }) => phone.replaceAll(' ', '\u00a0'),
} satisfies Record<string, (house: HouseSettings) => string>

export const factNames = Object.keys(facts)

const isFact = (name: string): name is keyof typeof facts => Object.hasOwn(facts, name)

/** A sentence with the facts that it names: `en {ciudad}` is 'en Puebla'. Other braces are left as they are. */
export const withFacts = (text: string, house: HouseSettings) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (isFact(name) ? facts[name](house) : whole))
