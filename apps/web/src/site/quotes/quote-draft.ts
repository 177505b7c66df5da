import { addDays, bookableDays, type AskedUnder, type CatalogService, todayIn } from '@rumi/contract'
import type { QuoteSubject } from './quote-subject.ts'

/** The fields of the form as they stand in it: text that may be empty, and the number of dogs. */
export type QuoteDraft = {
  dogs: number
  start: string
  end: string
  name: string
  email: string
  phone: string
  message: string
  website: string
}

const daysLookedAhead = 30

/** The first days from tomorrow on which the house takes a stay of so many nights. */
function firstStay(nights: number, under: AskedUnder) {
  const isBookable = bookableDays('Hotel', under)
  const tomorrow = addDays(todayIn(under.now), 1)
  const starts = Array.from({ length: daysLookedAhead }, (_, days) => addDays(tomorrow, days))
  const start = starts.find((day) => isBookable(day, addDays(day, nights))) ?? tomorrow
  return { start, end: addDays(start, nights) }
}

/** A form as it opens: the next stay there is where days decide the price, no day where they do not. */
export function emptyDraft({ nights }: QuoteSubject, under: AskedUnder): QuoteDraft {
  const days = nights ? firstStay(nights, under) : { start: '', end: '' }
  return { dogs: 1, ...days, name: '', email: '', phone: '', message: '', website: '' }
}

/** What is sent: the service where the house has its price, the package's name where it is another, no optional field that is empty. */
export function requestFrom(draft: QuoteDraft, planName: string, service: CatalogService | undefined) {
  const { dogs, name, email, ...optional } = draft
  const written = Object.fromEntries(Object.entries(optional).filter(([, text]) => text.trim() !== ''))
  const isPlainService = service?.name === planName
  return {
    ...written,
    name,
    email,
    dogs,
    ...(service && { serviceId: service.id }),
    ...(!isPlainService && { package: planName }),
  }
}

/** The service of the catalogue that a package stands for. */
export const serviceFor = ({ service }: QuoteSubject, catalog: readonly CatalogService[]) =>
  service &&
  catalog.find(
    ({ serviceType, name }) =>
      serviceType === service.type && (service.name === undefined || service.name === name),
  )
