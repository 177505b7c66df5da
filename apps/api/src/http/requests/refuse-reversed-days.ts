import { requestSentences } from '../../copy/request-sentences.ts'
import { Refused } from '../refused.ts'

/** Refuses days that are asked about from the last to the first; `dates-reversed` itself speaks of a stay. */
export function refuseReversedDays({ from, to }: { from: string; to: string }) {
  if (from > to) throw new Refused('dates-reversed', { message: requestSentences.daysReversed })
}
