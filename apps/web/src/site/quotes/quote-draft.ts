import { addDays, bookableDays, type AskedDog, type AskedUnder, type SitePlan, todayIn } from '@rumi/contract'
import { quoteDaysOf } from './quote-subject.ts'

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
export function emptyDraft(
  plan: Pick<SitePlan, 'page' | 'serviceType' | 'nights'>,
  under: AskedUnder,
): QuoteDraft {
  const days = quoteDaysOf(plan) === 'stay' ? firstStay(plan.nights ?? 1, under) : { start: '', end: '' }
  return { dogs: 1, sizes: [], ...days, name: '', email: '', phone: '', message: '', website: '' }
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
