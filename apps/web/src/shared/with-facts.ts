import {
  addressLine,
  formatClock,
  formatHalfDay,
  formatNotice,
  formatOpenDays,
  formatOpening,
  formatOpenTimes,
  formatWeekHours,
  type HouseSettings,
} from '@rumi/contract'
import { termsFacts } from './terms-facts.ts'

/** What a sentence may name of the business in braces: it says what the office keeps, wherever it stands. */
const facts = {
  casa: ({ name }) => name,
  responsable: ({ legalName }) => legalName,
  direccion: ({ address }) => addressLine(address),
  colonia: ({ address }) => address.neighbourhood,
  cp: ({ address }) => address.postalCode,
  ciudad: ({ address }) => address.city,
  correo: ({ email }) => email,
  /** On one line. */
  telefono: ({ phone }) => phone.replaceAll(' ', '\u00a0'),
  /** 'de lunes a sábado, de 7:00 a 19:00', 'de lunes a sábado', 'de 7:00 a 19:00', 'lunes a sábado de 7:00 a 19:00' */
  horario: ({ hours }) => formatOpening(hours.house),
  horarioAmPm: ({ hours }) => formatOpening(hours.house, formatHalfDay),
  horarioGuarderiaAmPm: ({ hours }) => formatOpening(hours.dayCare, formatHalfDay),
  dias: ({ hours }) => formatOpenDays(hours.house),
  semana: ({ hours }) => formatWeekHours(hours.house),
  horarioGuarderia: ({ hours }) => formatOpening(hours.dayCare),
  diasGuarderia: ({ hours }) => formatOpenDays(hours.dayCare),
  horasGuarderia: ({ hours }) => formatOpenTimes(hours.dayCare),
  semanaGuarderia: ({ hours }) => formatWeekHours(hours.dayCare),
  diasEstetica: ({ hours }) => formatOpenDays(hours.grooming),
  horasEstetica: ({ hours }) => formatOpenTimes(hours.grooming),
  diasEntrenamiento: ({ hours }) => formatOpenDays(hours.training),
  horasEntrenamiento: ({ hours }) => formatOpenTimes(hours.training),
  /** Hours of the hotel. */
  llegada: ({ hotel }) => formatClock(hotel.checkIn),
  salida: ({ hotel }) => formatClock(hotel.checkOut),
  /** How long before a groomer begins one may still book. */
  aviso: (house) => formatNotice(house),
  ...termsFacts,
} satisfies Record<string, (house: HouseSettings) => string>

export const factNames = Object.keys(facts)

const isFact = (name: string): name is keyof typeof facts => Object.hasOwn(facts, name)

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A fact whose name is capitalised begins a sentence. */
function factOf(named: string, house: HouseSettings) {
  const name = named.charAt(0).toLowerCase() + named.slice(1)
  if (!isFact(name)) return undefined
  return name === named ? facts[name](house) : capitalised(facts[name](house))
}

/** A sentence with the facts that it names: `en {ciudad}` is 'en Puebla'. Other braces are left as they are. */
export const withFacts = (text: string, house: HouseSettings) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => factOf(name, house) ?? whole)

/** A list of sentences with their facts; one that has nothing to say is left out. */
export const saidWithFacts = (texts: readonly string[], house: HouseSettings) =>
  texts.map((text) => withFacts(text, house)).filter(Boolean)
