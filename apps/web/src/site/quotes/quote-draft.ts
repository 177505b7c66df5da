import {
  isDay,
  quotedDays,
  wishFault,
  type RequestedDog,
  type RequestConditions,
  type SitePlan,
  type WishedDays,
} from '@rumi/contract'
import type { OwnDog } from '../own-contact.ts'
import { quoteDaysOf, wishedPlanOf } from './quote-subject.ts'

type Size = NonNullable<RequestedDog['size']>

/** Form fields: text that may be empty, and the number of dogs. */
export type QuoteDraft = {
  dogs: number
  /** Per dog, empty if not chosen. */
  sizes: (Size | '')[]
  /** Ids of the owner's dogs that come; empty for a stranger. */
  own: string[]
  /** Ids of the services that a stay adds. */
  extras: string[]
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
    own: [],
    extras: [],
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

/** The owner's dogs that come. */
export const ownIn = ({ own }: Pick<QuoteDraft, 'own'>, family: readonly OwnDog[]) =>
  family.filter(({ _id }) => own.includes(_id))

type DraftDogs = Pick<QuoteDraft, 'dogs' | 'sizes' | 'own'>

/** Dogs of a draft: the owner's own, otherwise strangers with their chosen sizes. */
export function dogsIn(draft: DraftDogs, family: readonly OwnDog[] = []): RequestedDog[] {
  const own = ownIn(draft, family)
  if (own.length > 0) return own.map(({ name, weightKg }) => ({ name, ...(weightKg && { weightKg }) }))
  return Array.from({ length: draft.dogs }, (_, index) => {
    const size = draft.sizes[index]
    return size ? { size } : {}
  })
}

/** True if the size of every dog of a draft is known. A dog of the owner without a weight is priced as on its booking. */
export const hasAllSizes = (draft: DraftDogs, family: readonly OwnDog[] = []) =>
  ownIn(draft, family).length > 0 || dogsIn(draft).every(({ size }) => size)

/** Request: card, its service, known dogs, chosen extras, and no empty optional fields. */
export function requestFrom(
  draft: QuoteDraft,
  { slug, serviceId }: Pick<SitePlan, 'slug' | 'serviceId'>,
  family: readonly OwnDog[] = [],
) {
  const { dogs, sizes: _sizes, own: _own, extras: _extras, name, email, ...optional } = draft
  const written = Object.fromEntries(Object.entries(optional).filter(([, text]) => text.trim() !== ''))
  const known = dogsIn(draft, family)
  return {
    ...written,
    name,
    email,
    dogs: known.some((dog) => Object.keys(dog).length > 0) ? known : dogs,
    ...(serviceId !== null && { serviceId }),
    package: slug,
  }
}
