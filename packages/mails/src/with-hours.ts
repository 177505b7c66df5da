import { formatClock, formatOpening, formatOpenTimes, formatWeekHours, type HouseTerms } from '@rumi/contract'

/** When the house works, as letters tell it. */
export type MailHours = Pick<HouseTerms, 'hours' | 'hotel'>

const facts = {
  semana: ({ hours }) => formatWeekHours(hours.house),
  horario: ({ hours }) => formatOpening(hours.house),
  horasGuarderia: ({ hours }) => formatOpenTimes(hours.dayCare),
  llegada: ({ hotel }) => formatClock(hotel.checkIn),
  salida: ({ hotel }) => formatClock(hotel.checkOut),
} satisfies Record<string, (terms: MailHours) => string>

const isFact = (name: string): name is keyof typeof facts => Object.hasOwn(facts, name)

/** The sentences of a letter with the hours that they name in braces: 'desde las {llegada}'. */
export const withHours = (text: string, terms: MailHours) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (isFact(name) ? facts[name](terms) : whole))
