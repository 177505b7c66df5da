import type { CareEntry, Visit } from '@rumi/contract'
import { isWaiting, type UnsentAct } from './acts.ts'

/** Entry of the care sheet; `unsentId` names the act that marks it. */
export type ShownEntry = CareEntry & { unsentId?: string }

/** Returns the visits as they are once the waiting acts are sent. */
export function withUnsentVisits(visits: readonly Visit[], acts: readonly UnsentAct[]): readonly Visit[] {
  const waiting = acts.filter(isWaiting)
  return waiting.length === 0
    ? visits
    : visits.map((visit) => waiting.reduce((shown, act) => afterAct(shown, act), visit))
}

function afterAct(visit: Visit, act: UnsentAct): Visit {
  if (act.kind === 'mark' || act.visitId !== visit.id) return visit
  if (act.kind === 'arrival')
    return visit.status === 'expected'
      ? { ...visit, status: 'in-house', arrivedAt: act.at, lateSince: null }
      : visit
  return visit.status === 'in-house'
    ? { ...visit, status: 'gone', leftAt: act.at, collectedBy: act.body.collectedBy ?? '', lateSince: null }
    : visit
}

/** Returns the entries of a day as they are once the waiting acts are sent; `by` is the first name of the user. */
export function withUnsentMarks(
  entries: readonly CareEntry[],
  acts: readonly UnsentAct[],
  { day, by }: { day: string; by: string },
): readonly ShownEntry[] {
  const waiting = acts.filter(isWaiting)
  return waiting.length === 0 ? entries : entries.map((entry) => withUnsent(entry, waiting, { day, by }))
}

function withUnsent(
  entry: CareEntry,
  waiting: readonly UnsentAct[],
  { day, by }: { day: string; by: string },
): ShownEntry {
  let shown: ShownEntry = entry
  for (const act of waiting) {
    if (act.kind !== 'mark') {
      if (act.visitId === entry.visitId)
        shown = { ...shown, visitStatus: act.kind === 'arrival' ? 'in-house' : 'gone' }
      continue
    }
    const { careItemId, time, result, note = '' } = act.body
    if (careItemId !== entry.careItemId || time !== entry.time || act.body.day !== day) continue
    if (entry.markId === null)
      shown = { ...shown, status: result, note, markedByName: by, markedAt: act.at, unsentId: act.id }
  }
  return shown
}
