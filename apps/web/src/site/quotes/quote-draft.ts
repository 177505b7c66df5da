import {
  isDay,
  quotedDays,
  wishFault,
  type RequestedDog,
  type RequestConditions,
  type SitePlan,
  type WishedDays,
} from '@rumi/contract'
import { quoteDaysOf, wishedPlanOf } from './quote-subject.ts'

type Size = NonNullable<RequestedDog['size']>

/** Form fields: text that may be empty, and the number of dogs. */
export type QuoteDraft = {
  dogs: number
  /** Per dog, empty if not chosen. */
  sizes: (Size | '')[]
  start: string
  end: string
  name: string
  email: string
  phone: string
  message: string
  website: string
}

/** First and last day, and the single ones for the days of a week. */
export type DraftDays = { start: string; end: string; separateDays?: readonly string[] | undefined }

/** Initial form: the next possible days of a stay or week; no day if the price does not depend on it. */
export function emptyDraft(
  plan: Pick<SitePlan, 'page' | 'serviceType' | 'nights' | 'severalDays'>,
  under: RequestConditions,
): QuoteDraft {
  return {
    dogs: 1,
    sizes: [],
    ...firstDays(plan, under),
    name: '',
    email: '',
    phone: '',
    message: '',
    website: '',
  }
}

function firstDays(plan: Parameters<typeof emptyDraft>[0], under: RequestConditions) {
  const daysKind = quoteDaysOf(plan)
  const { nights, severalDays } = plan
  if (daysKind === 'stay') return quotedDays({ serviceType: 'Hotel', nights }, {}, under)
  if (daysKind === 'week')
    return { start: quotedDays({ serviceType: 'Guardería', severalDays }, {}, under).start, end: '' }
  return { start: '', end: '' }
}

/** Complete days of a draft. */
export const wishedIn = ({ start, end }: Pick<QuoteDraft, 'start' | 'end'>): WishedDays => ({
  start: isDay(start) ? start : undefined,
  end: isDay(end) ? end : undefined,
})

/** Problem with the days of a draft, and the affected day; null if valid. */
export const faultOfDraft = (
  plan: SitePlan,
  draft: Pick<QuoteDraft, 'start' | 'end'>,
  under: RequestConditions,
) => wishFault(wishedPlanOf(plan), wishedIn(draft), under)

/** Days of a draft in the format of requests: the open days of a week; empty if none are chosen. */
export function daysOfDraft(
  plan: SitePlan,
  { start, end }: Pick<QuoteDraft, 'start' | 'end'>,
  under: RequestConditions,
): DraftDays {
  if (quoteDaysOf(plan) !== 'week' || faultOfDraft(plan, { start, end }, under)) return { start, end }
  return quotedDays({ ...plan, serviceType: 'Guardería' }, wishedIn({ start, end }), under)
}

/** Dogs of a draft with their chosen sizes. */
export const dogsIn = ({ dogs, sizes }: Pick<QuoteDraft, 'dogs' | 'sizes'>): RequestedDog[] =>
  Array.from({ length: dogs }, (_, index) => {
    const size = sizes[index]
    return size ? { size } : {}
  })

/** True if every dog of a draft has a size. */
export const hasAllSizes = (draft: Pick<QuoteDraft, 'dogs' | 'sizes'>) =>
  dogsIn(draft).every(({ size }) => size)

/** Request: card, its service, chosen sizes, and no empty optional fields. */
export function requestFrom(draft: QuoteDraft, { slug, serviceId }: Pick<SitePlan, 'slug' | 'serviceId'>) {
  const { dogs, sizes, name, email, ...optional } = draft
  const written = Object.fromEntries(Object.entries(optional).filter(([, text]) => text.trim() !== ''))
  const sized = dogsIn({ dogs, sizes })
  return {
    ...written,
    name,
    email,
    dogs: sized.some(({ size }) => size) ? sized : dogs,
    ...(serviceId !== null && { serviceId }),
    package: slug,
  }
}
