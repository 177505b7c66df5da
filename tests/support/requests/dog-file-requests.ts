import { smallestPicture } from '../bookings/smallest-picture.ts'
import type { Part, RequestContext } from './request-context.ts'
import { idOr } from './table-targets.ts'

/** A right request for each call about files of dogs. */
export const dogFileRequests: Record<string, (context: RequestContext) => Promise<Part>> = {
  'dogs.uploadImage': async (context) => ({
    query: `dogId=${await idOr('dogs', context)}`,
    file: smallestPicture,
  }),
  'dogs.exportWorkbook': async () => ({}),
  'medicalRecords.createOfPhoto': async (context) => ({
    params: { id: await idOr('dogs', context) },
    fields: { records: [{ kind: 'deworming-internal', appliedOn: '2026-10-01' }] },
    file: smallestPicture,
  }),
  'medicalRecords.uploadEvidence': async (context) => ({
    params: { id: await idOr('medicalRecords', context) },
    file: smallestPicture,
  }),
}
