import type { Refusal } from '../../../shared/fetching/store.ts'
import { ProblemInSight } from '../../../ui/forms/problem-in-sight.tsx'

/** Error above the fields of a form; renders nothing without one. */
export function RefusalNotice({ refusal }: { refusal: Pick<Refusal, 'message'> | undefined }) {
  return refusal ? <ProblemInSight>{refusal.message}</ProblemInSight> : null
}
