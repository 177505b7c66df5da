import { requestSentences } from '../../copy/request-sentences.ts'
import { Refused } from '../refused.ts'

/** Rejects a reversed span of days in a query; the text of `dates-reversed` is about a stay. */
export function refuseReversedDays({ from, to }: { from: string; to: string }) {
  if (from > to) throw new Refused('dates-reversed', { message: requestSentences.daysReversed })
}
