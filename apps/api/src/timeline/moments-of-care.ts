import type { VisitMoment } from '@rumi/contract'
import { and, inArray, ne } from 'drizzle-orm'
import { careMarks } from '../db/schema/care.ts'
import { plainMoment, type Moments } from './moments.ts'

const kinds = { meal: 'meal', medicine: 'medicine', walk: 'walk', other: 'care' } as const

/** Marked meals, medicines and walks; what was skipped is no moment of the day. */
export const momentsOfCare: Moments = async (db, present) => {
  const marks = await db
    .select({
      visitId: careMarks.visitId,
      kind: careMarks.kind,
      name: careMarks.name,
      result: careMarks.result,
      markedAt: careMarks.markedAt,
    })
    .from(careMarks)
    .where(
      and(
        inArray(
          careMarks.visitId,
          present.map(({ id }) => id),
        ),
        ne(careMarks.result, 'skipped'),
      ),
    )
  const found = new Map<string, VisitMoment[]>()
  for (const { visitId, kind, name, result, markedAt } of marks)
    found.set(visitId, [
      ...(found.get(visitId) ?? []),
      {
        ...plainMoment(kinds[kind], markedAt, name),
        isPartial: result === 'half',
        wasRefused: result === 'refused',
      },
    ])
  return found
}
