import type { RequiredRecords } from './required-records.ts'

/** What every page says about itself to search engines and shared links. */
export type PageCopy = { meta: { title: string; description: string } }

export type HeroCopy = { title: string; subtitle: string }
/** What a picture beside it shows is told where it says more than the title (spec §3, 'Service card'). */
export type ItemCopy = { title: string; text: string; altText?: string; asked?: RequiredRecords }
/** `asked` and `needs`: what is left out where none of these medical records is asked for, or where that fact says nothing. */
export type QuestionCopy = { question: string; answer: string; asked?: RequiredRecords; needs?: string }

/** spec §3, 'Plan or package card' */
export const planDefaults = { popularLabel: 'MÁS POPULAR', buttonText: 'Cotizar' } as const
/** What the button of a card that books says, where its page says nothing else (spec §3, 'Day care'). */
export const bookText = 'Reservar'

/** spec §3, 'Testimonial'; its picture is chosen among the photos. */
export type TestimonialCopy = {
  name: string
  role: string
  message: string
  /** Left out: `testimonialDefaults`. */
  rating?: number
}

/** spec §3, 'Testimonial' */
export const testimonialDefaults = { rating: 5 } as const

/** A section with a heading and its items. */
export type ListCopy = { title: string; lead?: string; items: readonly ItemCopy[] }

/** What stands around the cards of a page, which the office keeps. */
export type PlansCopy = {
  title: string
  lead: string
  carouselLabel: string
  /** Of cards that book. */
  buttonText?: string
}

/** Pictures that take turns: what they are together, and what each shows. */
export type SlideshowCopy = HeroCopy & { label: string; pictures: readonly string[] }

/** What the page of every service is made of (spec §2, 'Grooming' to 'Training'). */
export type ServicePageCopy = PageCopy & {
  hero: HeroCopy & { action: string }
  promo: HeroCopy
  services: ListCopy
  highlights: ListCopy
  plans: PlansCopy
  rules: ListCopy
  questions: { title: string; items: readonly QuestionCopy[] }
}
