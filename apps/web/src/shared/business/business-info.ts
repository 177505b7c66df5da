import {
  addressLine,
  defaultSettings,
  formatClock,
  formatHalfDay,
  formatNotice,
  formatOpenDays,
  formatOpening,
  formatOpenTimes,
  formatWeekHours,
  type HouseSettings,
  type PlanPage,
} from '@rumi/contract'
import { offerFacts } from './offer-facts.ts'
import { termsFacts } from './terms-facts.ts'

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
  /** Shortest notice for a grooming booking. */
  aviso: (business) => formatNotice(business),
  ...termsFacts,
  ...offerFacts,
} satisfies Record<string, (business: HouseSettings, offers: readonly PlanPage[]) => string>

/** Names of all facts that a sentence may reference. */
export const factNames = Object.keys(facts)

/** Business settings with the derived facts as text. */
export type BusinessInfo = HouseSettings & {
  /** Keyed by the name used in braces. */
  facts: Readonly<Record<string, string>>
  /** True if the name is the one drawn into the logo and the preview picture. */
  hasDrawnName: boolean
}

/** Formats the facts of the business once, on the server, so that browsers receive only sentences. */
export const businessInfo = (business: HouseSettings, offers: readonly PlanPage[]): BusinessInfo => ({
  ...business,
  facts: Object.fromEntries(Object.entries(facts).map(([name, factOf]) => [name, factOf(business, offers)])),
  hasDrawnName: business.name === defaultSettings.name,
})
