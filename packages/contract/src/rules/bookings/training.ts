import type { BusinessTerms } from '../business/business-terms.ts'

/** One trainer, sessions of 60 minutes (spec §3, §9; docs/domain.md#capacity). */
export const training = { sessionMinutes: 60, startsEveryMinutes: 60, trainers: 1 } as const

/** Returns the discount in percent for a pass of this many sessions; 0 if no such pass is sold. */
export const passDiscountPercent = (
  sessions: number,
  { training: sold }: Pick<BusinessTerms['passes'], 'training'>,
) => sold.find((pass) => pass.sessions === sessions)?.percent ?? 0
