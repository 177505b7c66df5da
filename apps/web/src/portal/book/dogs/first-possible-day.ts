import type { BusinessCalendar, InstantLike, ServiceType } from '@rumi/contract'
import { readinessOf, type RecentMedicalRecord } from '../../medical-records/readiness.ts'
import type { Guest } from '../dates/open-days.ts'

type Visit = {
  serviceType: ServiceType
  guests: readonly Guest[]
  today: string
  now: InstantLike
  calendar: BusinessCalendar
}

export type PossibleDay = { from: string; because: RecentMedicalRecord | 'age' | undefined }

/** First day on which all dogs can come, and the limiting requirement; undefined if today. */
export function firstPossibleDay({ guests, ...visit }: Visit): PossibleDay | undefined {
  return guests
    .map((guest) => readinessOf({ ...visit, ...guest }))
    .flatMap((readiness): PossibleDay[] => {
      if (readiness.is === 'ready-from') return [{ from: readiness.from, because: readiness.recent }]
      if (readiness.is === 'too-young' && readiness.on) return [{ from: readiness.on, because: 'age' }]
      return []
    })
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .at(-1)
}
