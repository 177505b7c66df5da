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
  type BusinessSettings,
  type ContentItem,
  type PlanPage,
  formatList,
} from '@rumi/contract'
import { termsFacts } from './terms-facts.ts'
import { offerWords as words } from '../../copy/site/terms-words.ts'

const nounsOf = (offers: readonly PlanPage[]) => offers.map((page) => words.services[page])

function roomFor({ dayCarePlaces }: BusinessSettings, offers: readonly PlanPage[]) {
  const limits = [
    ...(offers.includes('dayCare') ? [words.dayCarePlaces(dayCarePlaces)] : []),
    ...(offers.includes('hotel') ? [words.roomEach] : []),
  ]
  return formatList(limits) || words.asManyAsCalm
}

/** Facts about the services on offer. */
export const offerFacts = {
  /** 'guardería, hotel, estética, entrenamiento y eventos' */
  servicios: (_business, offers) => formatList(nounsOf(offers)) || words.care,
  /** The first of many: 'guardería, hotel, estética y más'. */
  principales: (_business, offers) =>
    formatList(offers.length > 3 ? [...nounsOf(offers.slice(0, 3)), words.more] : nounsOf(offers)) ||
    words.care,
  /** 'cinco maneras', 'una manera' */
  maneras: (_business, { length }) => words.ways(length),
  cupo: roomFor,
  horarioDeGuarderia: ({ hours }, offers) =>
    offers.includes('dayCare') ? words.dayCareHours(formatOpening(hours.dayCare, formatHalfDay)) : '',
  tambienDeNoche: (_business, offers) => (offers.includes('hotel') ? words.alsoAtNight : ''),
} satisfies Record<string, (business: BusinessSettings, offers: readonly PlanPage[]) => string>

const facts = {
  casa: ({ name }) => name,
  responsable: ({ legalName }) => legalName,
  direccion: addressLine,
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
} satisfies Record<string, (business: BusinessSettings, offers: readonly PlanPage[]) => string>

/** Names of all facts that a sentence may reference. */
export const factNames = Object.keys(facts)

/** Business settings with the derived facts as text. */
export type BusinessInfo = Omit<BusinessSettings, 'lists'> & {
  /** Own items by list; the others have the default ones. */
  lists: Readonly<Record<string, readonly ContentItem[]>>
  /** Keyed by the name used in braces. */
  facts: Readonly<Record<string, string>>
  /** True if the name is the one drawn into the logo and the preview picture. */
  hasDrawnName: boolean
}

/** Formats the facts of the business once, on the server, so that browsers receive only sentences. */
export const businessInfo = (business: BusinessSettings, offers: readonly PlanPage[]): BusinessInfo => ({
  ...business,
  lists: Object.fromEntries(
    Object.entries(business.lists).flatMap(([list, own]) => (own ? [[list, own]] : [])),
  ),
  facts: Object.fromEntries(Object.entries(facts).map(([name, factOf]) => [name, factOf(business, offers)])),
  hasDrawnName: business.name === defaultSettings.name,
})
