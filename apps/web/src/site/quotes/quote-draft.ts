import { addDays, quoteForm } from '@rumi/contract'
import type { CatalogService } from '@rumi/contract'
import type { z } from 'zod'
import type { QuoteSubject } from './quote-subject.ts'

export type QuoteRequest = z.output<typeof quoteForm>

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

/** A form as it opens: tomorrow where days decide the price, nothing where they do not. */
export function emptyDraft({ nights }: QuoteSubject, today: string): QuoteDraft {
  const tomorrow = addDays(today, 1)
  return {
    dogs: 1,
    start: nights ? tomorrow : '',
    end: nights ? addDays(tomorrow, nights) : '',
    name: '',
    email: '',
    phone: '',
    message: '',
    website: '',
  }
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
