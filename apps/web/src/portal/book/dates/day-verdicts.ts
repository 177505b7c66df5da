import { z } from 'zod'
import type { Refusal } from '../../../shared/fetching/store.ts'

const verdict = z.object({ date: z.string(), ok: z.boolean(), message: z.string().optional() })
export type DayVerdict = z.output<typeof verdict>

/** Verdict per day from a refusal; undefined if it concerns all days. */
export function dayVerdictsIn({ answer }: Pick<Refusal, 'answer'>): readonly DayVerdict[] | undefined {
  const { data } = z.array(verdict).min(2).safeParse(answer?.days)
  return data?.some(({ ok }) => !ok) ? data : undefined
}
