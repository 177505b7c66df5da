import { z } from 'zod'
import type { Refusal } from '../../../shared/fetching/store.ts'

const verdict = z.object({ date: z.string(), ok: z.boolean(), message: z.string().optional() })
export type DayVerdict = z.output<typeof verdict>

/** How each of several days stands where not all could be had, as the refusal tells; nothing where it speaks of all. */
export function dayVerdictsIn({ answer }: Pick<Refusal, 'answer'>): readonly DayVerdict[] | undefined {
  const { data } = z.array(verdict).min(2).safeParse(answer?.days)
  return data?.some(({ ok }) => !ok) ? data : undefined
}
