import {
  merging,
  seesDogCare,
  tagCalls,
  withoutCare,
  withoutStaffMarks,
  type Resources,
} from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { registerRoute } from '../http/register-route.ts'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { updateDog, createDog } from './create-dog.ts'
import { mergeDogs } from './merge-dogs.ts'
import { setTags } from './set-tags.ts'
import { updateMedicalRecord, deleteMedicalRecord, createMedicalRecord } from './write-medical-record.ts'

export { createProvisionalDog } from './create-dog.ts'
export { createRecordsOfPhoto } from './create-records-of-photo.ts'
export { dogRepository, medicalRecordRepository } from './dog-repository.ts'
export { completedRecord, refuseImpossibleDates } from './write-medical-record.ts'
export { refuseImpossibleAge } from './refuse-impossible-birth.ts'

/** Handlers of dogs beyond storage. */
export const dogHandlers = {
  create: createDog,
  update: updateDog,
  seenBy: (dog, actor) => {
    if (!actor || !seesDogCare(actor.role)) return withoutCare(dog)
    return actor.role === 'cliente' ? withoutStaffMarks(dog) : dog
  },
} satisfies ResourceHandlers<Resources['dogs']>

/** Handlers of medical records beyond storage. */
export const medicalRecordHandlers = {
  create: createMedicalRecord,
  update: updateMedicalRecord,
  remove: deleteMedicalRecord,
} satisfies ResourceHandlers<Resources['medicalRecords']>

/** Lets the desk merge two dogs that are one, and put tags on dogs. */
export function dogsRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, merging.dogs, async ({ params: { id }, body: { goneId }, actor, request }) => ({
    data: { rumi: await runIdempotent(db, request, (tx) => mergeDogs(tx, { keptId: id, goneId, actor })) },
  }))

  registerRoute(app, tagCalls.ofDog, async ({ params: { id }, body, request }) => ({
    data: { rumi: await runIdempotent(db, request, (tx) => setTags(tx, id, body)) },
  }))
}
