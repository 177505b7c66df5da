import { join } from 'node:path'
import { dogFiles, identification, largestUploadBytes, type RecordOf, type Resources } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import { fileSentences } from '../copy/people/file-sentences.ts'
import type { Config } from '../config.ts'
import { clientRepository } from '../people/index.ts'
import type { Db, Queryable } from '../db/connect.ts'
import { createRecordsOfPhoto, dogRepository, medicalRecordRepository } from '../dogs/index.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { registerRoute } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { createBucketStore } from './bucket-store.ts'
import { cleanedUpload } from './cleaned-upload.ts'
import { fileInRequest, fileWithFields, takeFiles } from './file-in-request.ts'
import { createFolderStore, type FileStore } from './file-store.ts'
import { storeCopies, storeFile } from './store-file.ts'
import { streamFile } from './stream-file.ts'

export { cleanedUpload } from './cleaned-upload.ts'
export { fileInRequest, filesInRequest, namedFileInRequest, takeFiles } from './file-in-request.ts'
export { storeFile } from './store-file.ts'
export { storePhoto } from './store-photo.ts'
export { sendPhoto } from './send-photo.ts'
export { knownFileIds, sweepFiles, removedFiles } from './sweep-files.ts'
export { fileIdIn, isStoredName, type FileStore } from './file-store.ts'

/** A call that takes a file has room for the largest one. */
export const uploadRoute = { bodyLimit: largestUploadBytes + 10_000 }

type MedicalRecord = RecordOf<Resources['medicalRecords']>

/** A medical record whose picture is handed in: an owner's own, until it is verified. */
async function medicalRecordToProve(db: Queryable, id: string, owner: string | null) {
  const record = await medicalRecordRepository.find(db, id)
  if (!record || (owner && record.ownerId !== owner)) throw new Refused('not-found')
  if (owner && record.verifiedAt)
    throw new Refused('breaks-a-rule', {
      message: fileSentences.recordIsVerified,
    })
  return record
}

/** Returns a person whose identification may be uploaded: until one was verified. */
async function personToIdentify(db: Queryable, id: string, owner: string | null) {
  const person = await clientRepository.find(db, id)
  if (!person || (owner && person.id !== owner)) throw new Refused('not-found')
  if (person.identifiedAt) throw new Refused('breaks-a-rule', { message: fileSentences.alreadyIdentified })
  return person
}

/** Creates the configured file store. */
export const fileStoreOf = ({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): FileStore =>
  bucket ? createBucketStore(bucket) : createFolderStore(join(dataDir, 'uploads'))

/** Routes that store and serve pictures of dogs and evidence of medical records. */
export async function filesRoutes(app: FastifyInstance, { db, config }: { db: Db; config: Config }) {
  const store = fileStoreOf(config)

  app.get('/files/:id', (request, reply) => streamFile({ db, config, store }, request, reply))

  await app.register(async (uploads) => {
    await takeFiles(uploads)

    registerRoute(
      uploads,
      dogFiles.uploadImage,
      async ({ query, owner, actor, request }) => {
        const dog = await dogRepository.find(db, query.dogId)
        if (!dog || (owner && dog.ownerId !== owner)) throw new Refused('not-found')
        const upload = await cleanedUpload(await fileInRequest(request), {
          takesPdf: false,
        })
        const fileInput = {
          upload,
          ownerId: dog.ownerId,
          dogId: dog._id,
          recordId: null,
          createdBy: actor.id,
          isOwn: owner !== null,
        }
        const rumi = await storeFile({ db, store }, fileInput, (tx, profileImg) =>
          dogRepository.update(tx, dog._id, { profileImg }),
        )
        return { data: { rumi: rumi! } }
      },
      uploadRoute,
    )

    registerRoute(
      uploads,
      dogFiles.uploadEvidence,
      async ({ params, owner, actor, request }) => {
        const record = await medicalRecordToProve(db, params.id, owner)
        const upload = await cleanedUpload(await fileInRequest(request), {
          takesPdf: true,
        })
        const { _id: recordId, rumiId: dogId, ownerId } = record
        const medicalRecord = await storeFile(
          { db, store },
          { upload, ownerId, dogId, recordId, createdBy: actor.id, isOwn: owner !== null },
          async (tx, evidence) => {
            const { version } = await medicalRecordToProve(tx, recordId, owner)
            const changes = { evidence, ...(owner ? { refusal: '' } : {}) }
            return medicalRecordRepository.update(tx, recordId, changes, version)
          },
        )
        return { data: { medicalRecord: medicalRecord! } }
      },
      uploadRoute,
    )

    registerRoute(
      uploads,
      dogFiles.createOfPhoto,
      async ({ params, owner, actor, request }) => {
        const dog = await dogRepository.find(db, params.id)
        if (!dog || (owner && dog.ownerId !== owner)) throw new Refused('not-found')
        const { bytes, written, fields } = await fileWithFields(request, dogFiles.createOfPhoto.fields)
        const upload = await cleanedUpload(bytes, { takesPdf: true })
        const asked = { upload: Buffer.concat([Buffer.from(written), bytes]) }
        const medicalRecords = await storeCopies<MedicalRecord[]>(
          { db, store, once: (effect) => runIdempotent(db, request, effect, asked) },
          { upload, count: fields.records.length },
          (tx, copies) => createRecordsOfPhoto(tx, { dogId: dog._id, actor, owner, ...fields }, copies),
        )
        return { data: { medicalRecords } }
      },
      uploadRoute,
    )

    registerRoute(
      uploads,
      identification.upload,
      async ({ params, owner, actor, request }) => {
        const person = await personToIdentify(db, params.id, owner)
        const upload = await cleanedUpload(await fileInRequest(request), {
          takesPdf: true,
        })
        const fileInput = {
          upload,
          ownerId: person.id,
          dogId: null,
          recordId: null,
          createdBy: actor.id,
          isOwn: owner !== null,
        }
        const changed = await storeFile({ db, store }, fileInput, async (tx, address) => {
          await personToIdentify(tx, params.id, owner)
          const waiting = await clientRepository.update(tx, person.id, {
            identification: address,
          })
          await enqueueEvent(tx, {
            kind: 'identification-brought',
            userId: person.id,
            version: waiting!.version,
          })
          return waiting
        })
        return { data: { user: changed! } }
      },
      uploadRoute,
    )
  })
}
