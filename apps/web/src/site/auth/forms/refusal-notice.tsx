import type { Refusal } from '../../../shared/fetching/store.ts'
import { ProblemInSight } from '../../../ui/forms/problem-in-sight.tsx'

/** Why the form was not taken, above its fields; nothing while there is no reason. */
export function RefusalNotice({ refusal }: { refusal: Pick<Refusal, 'message'> | undefined }) {
  return refusal ? <ProblemInSight>{refusal.message}</ProblemInSight> : null
}
