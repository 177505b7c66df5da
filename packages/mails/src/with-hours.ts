import {
  formatClock,
  formatOpening,
  formatOpenTimes,
  formatWeekHours,
  type BusinessTerms,
} from '@rumi/contract'

/** Opening hours in mails. */
export type MailHours = Pick<BusinessTerms, 'hours' | 'hotel'>

const facts = {
  semana: ({ hours }) => formatWeekHours(hours.house),
  horario: ({ hours }) => formatOpening(hours.house),
  horasGuarderia: ({ hours }) => formatOpenTimes(hours.dayCare),
  llegada: ({ hotel }) => formatClock(hotel.checkIn),
  salida: ({ hotel }) => formatClock(hotel.checkOut),
} satisfies Record<string, (terms: MailHours) => string>

/** Placeholders of opening hours, by the name in braces. */
export const hourFacts = (terms: MailHours): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(facts).map(([name, factOf]) => [name, factOf(terms)]))

const isFact = (name: string): name is keyof typeof facts => Object.hasOwn(facts, name)

/** A line about a booking with the hours that it names in braces: 'desde las {llegada}'. */
export const withHours = (text: string, terms: MailHours) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (isFact(name) ? facts[name](terms) : whole))
