import {
  addDays,
  bookableDays,
  eachDay,
  eligibleFrom,
  paperStatesFor,
  type InstantLike,
  type PaperRecord,
  type PaperState,
} from '@rumi/contract'
import { dayCareType } from '../day-care-type.ts'

/** Whether a dog's papers let it come to the guardería, in one word. */
export type Readiness =
  | { is: 'ready'; from: string }
  | { is: 'ready-from'; from: string }
  | { is: 'in-review' }
  | { is: 'too-young' }
  | { is: 'needs-papers'; count: number }

type DogWithPapers = {
  dog: { birthDate: string }
  records: readonly PaperRecord[]
  today: string
  now: InstantLike
}

const lacks = ({ state }: PaperState) => state === 'missing' || state === 'expired'

/** The first day the house takes dogs in, from today on; it is never closed for two weeks. */
const firstOpenDay = (today: string, now: InstantLike) => {
  const bookable = bookableDays(dayCareType, { now })
  return eachDay(today, addDays(today, 14)).find((day) => bookable(day, day)) ?? today
}

/** From when the dog could spend a day, or what keeps it from coming; as of today, with the papers as they are. */
export function readinessOf({ dog, records, today, now }: DogWithPapers): Readiness {
  const asked = {
    serviceType: dayCareType,
    start: today,
    end: today,
    dog,
    records,
    ownerIdentified: true,
    today,
  } as const
  const from = eligibleFrom(asked, { bookable: bookableDays(dayCareType, { now }) })
  if (from) return { is: from === firstOpenDay(today, now) ? 'ready' : 'ready-from', from }
  const states = paperStatesFor(dayCareType, dog, records, today)
  const papers = states.filter(({ requirement }) => requirement !== 'age')
  const count = papers.filter(lacks).length
  if (count > 0) return { is: 'needs-papers', count }
  return papers.some(({ state }) => state === 'in-review') ? { is: 'in-review' } : { is: 'too-young' }
}
