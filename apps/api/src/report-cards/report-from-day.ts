import {
  addDays,
  instantAt,
  type CareKind,
  type CareResult,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { and, eq, gte, lt } from 'drizzle-orm'
import { reportCardSentences as sentences } from '../copy/booking-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { bookingDogs } from '../db/schema/bookings.ts'
import { careItems, careMarks } from '../db/schema/care.ts'
import { incidentDogs, incidents } from '../db/schema/incidents.ts'
import { playGroups } from '../db/schema/play-groups.ts'
import { visits } from '../db/schema/visits.ts'

type Beginning = Pick<RecordOf<Resources['reportCards']>, 'ate' | 'played' | 'words'>

type DogsDay = {
  marks: readonly { kind: CareKind; result: CareResult }[]
  /** Name of the play group; null without one. */
  group: string | null
  /** True if an incident of the day was sent to the family. */
  hadIncident: boolean
}

/** Returns what the marks, the play group and the incidents of a day say: the beginning of a report card, to be completed by hand. */
export function beginReport({ marks, group, hadIncident }: DogsDay): Beginning {
  const resultsOf = (kind: CareKind) =>
    marks.filter((mark) => mark.kind === kind && mark.result !== 'skipped').map(({ result }) => result)
  const [meals, medicines] = [resultsOf('meal'), resultsOf('medicine')]
  const walks = resultsOf('walk').filter((result) => result !== 'refused').length
  const isWhole = (results: readonly CareResult[]) => results.every((result) => result === 'given')
  return {
    ate:
      meals.length === 0
        ? null
        : isWhole(meals)
          ? 'all'
          : meals.every((result) => result === 'refused')
            ? 'nothing'
            : 'some',
    played: group !== null || walks > 0 ? 'some' : null,
    words: [
      group !== null && sentences.playedIn(group),
      walks > 0 && sentences.walks(walks),
      medicines.length > 0 && (isWhole(medicines) ? sentences.medicineGiven : sentences.medicineRefused),
      hadIncident && sentences.incidentSent,
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  }
}

type Subject = { bookingId: string; rumiId: string; day: string }

/** Returns the beginning of the report card of a dog's day. */
export async function reportFromDay(tx: Tx, { bookingId, rumiId, day }: Subject): Promise<Beginning> {
  const marks = await tx
    .select({ kind: careMarks.kind, result: careMarks.result })
    .from(careMarks)
    .innerJoin(careItems, eq(careItems.id, careMarks.careItemId))
    .where(and(eq(careItems.rumiId, rumiId), eq(careMarks.day, day)))
  const [visit] = await tx
    .select({ group: playGroups.name })
    .from(bookingDogs)
    .innerJoin(visits, eq(visits.id, bookingDogs.visitId))
    .innerJoin(playGroups, eq(playGroups.id, visits.playGroupId))
    .where(and(eq(bookingDogs.bookingId, bookingId), eq(bookingDogs.dogId, rumiId)))
  const sent = await tx
    .select({ id: incidents.id })
    .from(incidentDogs)
    .innerJoin(incidents, eq(incidents.id, incidentDogs.incidentId))
    .where(
      and(
        eq(incidentDogs.dogId, rumiId),
        eq(incidents.status, 'sent'),
        gte(incidents.occurredAt, instantAt(day, '00:00')),
        lt(incidents.occurredAt, instantAt(addDays(day, 1), '00:00')),
      ),
    )
    .limit(1)
  return beginReport({ marks, group: visit?.group ?? null, hadIncident: sent.length > 0 })
}
