import type { ServiceType } from '@rumi/contract'

/** Which days a quote asks about. */
export type QuoteDays = 'stay' | 'visit' | 'party' | 'course'

/** What a package asks for: a service of the catalogue that has a price, or what the office prices by hand. */
export type QuoteSubject = {
  days: QuoteDays
  /** Found in the catalogue by its kind and, where there are several, its name; absent: the office answers. */
  service?: { type: ServiceType; name?: string }
  /** How long a stay is unless one says otherwise. */
  nights?: number
}

const visit = (type: ServiceType, name: string): QuoteSubject => ({ days: 'visit', service: { type, name } })
const stay = (nights: number): QuoteSubject => ({ days: 'stay', service: { type: 'Hotel' }, nights })

/** The packages of spec §3 by the slug that their card carries; events and passes are by request (decision 12). */
export const quoteSubjects: Readonly<Record<string, QuoteSubject>> = {
  'spaw-completo': visit('Grooming', 'Spaw Completo'),
  'bano-y-shampoo': visit('Grooming', 'Baño y Shampoo'),
  'cepillado-extra': visit('Extra-Grooming', 'Cepillado Extra'),
  'hotel-1-dia': stay(1),
  'hotel-1-semana': stay(7),
  'hotel-2-semanas': stay(14),
  'evento-basico': { days: 'party' },
  'evento-premium': { days: 'party' },
  'evento-deluxe': { days: 'party' },
  'sesion-individual': {
    days: 'course',
    service: { type: 'Entrenamiento', name: 'Sesión Individual' },
  },
  'entrenamiento-5': { days: 'course' },
  'entrenamiento-10': { days: 'course' },
}
