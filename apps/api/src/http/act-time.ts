import { dayOf } from '@rumi/contract'
import { requestSentences } from '../copy/request-sentences.ts'
import { now } from './clock.ts'
import { refusedField } from './refused.ts'

/** The clock of a device may be ahead by this much; its act counts as made now. */
const aheadMs = 60_000
const oldestMs = 24 * 3_600_000

/**
 * Returns the time of an act: the one that a device states which made it offline, or now. Rejects a time in the future, before
 * `earliestDay`, or more than a day ago.
 */
export function actTime(
  stated: string | undefined,
  { field, earliestDay }: { field: string; earliestDay: string },
): string {
  if (stated === undefined) return now()
  const [atMs, nowMs] = [Date.parse(stated), Date.parse(now())]
  if (atMs > nowMs + aheadMs) throw refusedField(field, requestSentences.actAhead)
  if (nowMs - atMs > oldestMs) throw refusedField(field, requestSentences.actTooOld)
  if (dayOf(stated) < earliestDay) throw refusedField(field, requestSentences.actBeforeDay)
  return new Date(Math.min(atMs, nowMs)).toISOString()
}
