import type { Client } from '../../kit/records/use-directory.ts'
import type { MedicalRecord } from './medical-record.ts'

/** Item that an owner submitted for review. */
export type ToReview =
  | { is: 'medical-record'; id: string; since: string; record: MedicalRecord }
  | { is: 'identification'; id: string; since: string; client: Client; address: string }

/** Returns all items to review, oldest first; rejected ones wait for their owner instead. */
export function reviewQueue(records: readonly MedicalRecord[], clients: readonly Client[]): ToReview[] {
  const medicalRecords = records
    .filter(({ verifiedAt, refusal }) => verifiedAt === null && refusal === '')
    .map((record): ToReview => ({ is: 'medical-record', id: record._id, since: record.createdAt, record }))
  const people = clients.flatMap((client): ToReview[] =>
    client.identification && !client.identifiedAt
      ? [
          {
            is: 'identification',
            id: client.id,
            since: client.updatedAt,
            client,
            address: client.identification,
          },
        ]
      : [],
  )
  return [...medicalRecords, ...people].toSorted((one, other) => (one.since < other.since ? -1 : 1))
}
