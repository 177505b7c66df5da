import {
  isDay,
  quotedDays,
  wishFault,
  type AskedDog,
  type AskedUnder,
  type SitePlan,
  type WishedDays,
} from '@rumi/contract'
import { quoteDaysOf, wishedPlanOf } from './quote-subject.ts'

type Size = NonNullable<AskedDog['size']>

/** The fields of the form as they stand in it: text that may be empty, and the number of dogs. */
export type QuoteDraft = {
  dogs: number
  /** Of each dog, empty where nobody has said. */
  sizes: (Size | '')[]
  start: string
  end: string
  name: string
  email: string
  phone: string
  message: string
  website: string
}

/** First and last day, and the single ones where they are the days of a week. */
export type DraftDays = { start: string; end: string; separateDays?: readonly string[] | undefined }

/** A form as it opens: the next days there are of a stay or a week, no day where days decide no price. */
export function emptyDraft(
  plan: Pick<SitePlan, 'page' | 'serviceType' | 'nights' | 'severalDays'>,
  under: AskedUnder,
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

function firstDays(plan: Parameters<typeof emptyDraft>[0], under: AskedUnder) {
  const asked = quoteDaysOf(plan)
  const { nights, severalDays } = plan
  if (asked === 'stay') return quotedDays({ serviceType: 'Hotel', nights }, {}, under)
  if (asked === 'week')
    return { start: quotedDays({ serviceType: 'Guardería', severalDays }, {}, under).start, end: '' }
  return { start: '', end: '' }
}

/** The days of a draft as far as they are written, which is to the last figure. */
export const wishedIn = ({ start, end }: Pick<QuoteDraft, 'start' | 'end'>): WishedDays => ({
  start: isDay(start) ? start : undefined,
  end: isDay(end) ? end : undefined,
})

/** Why the house could not take the days of a draft, and at which of them; null where it could. */
export const faultOfDraft = (plan: SitePlan, draft: Pick<QuoteDraft, 'start' | 'end'>, under: AskedUnder) =>
  wishFault(wishedPlanOf(plan), wishedIn(draft), under)

/** The days of a draft as they are told and booked: of a week its open days; empty where none are chosen. */
export function daysOfDraft(
  plan: SitePlan,
  { start, end }: Pick<QuoteDraft, 'start' | 'end'>,
  under: AskedUnder,
): DraftDays {
  if (quoteDaysOf(plan) !== 'week' || faultOfDraft(plan, { start, end }, under)) return { start, end }
  return quotedDays({ ...plan, serviceType: 'Guardería' }, wishedIn({ start, end }), under)
}

/** The dogs of a draft with the sizes that were said of them. */
export const dogsIn = ({ dogs, sizes }: Pick<QuoteDraft, 'dogs' | 'sizes'>): AskedDog[] =>
  Array.from({ length: dogs }, (_, index) => {
    const size = sizes[index]
    return size ? { size } : {}
  })

/** Whether every dog of a draft has its size. */
export const sizesAreSaid = (draft: Pick<QuoteDraft, 'dogs' | 'sizes'>) =>
  dogsIn(draft).every(({ size }) => size)

/** What is sent: the card, the service it leads to, the dogs' sizes where they were said, no optional field that is empty. */
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
