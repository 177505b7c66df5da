import type { PlanPage } from '@rumi/contract'
import type { RequiredRecords } from './required-records.ts'

/** Unit that the lowest price of a page is for. */
const units: Record<PlanPage, string> = {
  dayCare: 'por día',
  hotel: 'por noche',
  grooming: 'por visita',
  training: 'por sesión',
  events: '',
}

/** Texts in place of missing cards or a missing card target. */
export const plansCopy = {
  loading: 'Cargando los planes',
  none: 'Armamos el plan contigo. Cuéntanos qué necesita tu perro y te respondemos con el precio completo.',
  failed: 'No pudimos traer los planes. Revisa tu internet y vuelve a entrar, o escríbenos.',
  ask: 'Escríbenos',
  from: (price: string) => `desde ${price}`,
  /** Lowest price of a service on its card, with its unit. */
  pageFrom: (price: string, page: PlanPage) => `desde ${price} ${units[page]}`.trim(),
  failedToQuote: 'No se abrió la cotización. Revisa tu internet y vuelve a tocar, o escríbenos por WhatsApp.',
} as const

/** Metadata of every page for search engines and shared links. */
export type PageCopy = { meta: { title: string; description: string } }

export type HeroCopy = { title: string; subtitle: string }
/**
 * `altText`: alternative text of a picture, if it shows more than the title (spec §3, 'Service card'). `place`: number of
 * an item of the business, which selects its picture; without it the position.
 */
export type ItemCopy = {
  title: string
  text: string
  altText?: string
  asked?: RequiredRecords
  place?: number
}
/** `asked` and `needs`: omits the question if none of these medical records is required, or if that fact is empty. */
export type QuestionCopy = { question: string; answer: string; asked?: RequiredRecords; needs?: string }

/** spec §3, 'Plan or package card' */
export const planDefaults = { popularLabel: 'MÁS POPULAR', buttonText: 'Cotizar' } as const
/** Default label of a card's booking button (spec §3, 'Day care'). */
export const bookText = 'Reservar'

/** spec §3, 'Testimonial'; the page selects its picture. */
export type TestimonialCopy = {
  name: string
  role: string
  message: string
  /** Left out: `testimonialDefaults`. */
  rating?: number
  place?: number
}

/** spec §3, 'Testimonial' */
export const testimonialDefaults = { rating: 5 } as const

/** A section with a heading and its items. */
type ListCopy = { title: string; lead?: string; items: readonly ItemCopy[] }

/** Texts around the cards of a page; the office edits the cards. */
export type PlansCopy = {
  title: string
  lead: string
  carouselLabel: string
  /** For cards that book. */
  buttonText?: string
}

/** Alternating pictures: a common description, and one of each. */
export type SlideshowCopy = HeroCopy & { label: string; pictures: readonly string[] }

/** Texts of every service page (spec §2, 'Grooming' to 'Training'). */
export type ServicePageCopy = PageCopy & {
  hero: HeroCopy & { action: string }
  promo: HeroCopy
  services: ListCopy
  highlights: ListCopy
  plans: PlansCopy
  rules: ListCopy
  questions: { title: string; items: readonly QuestionCopy[] }
}
