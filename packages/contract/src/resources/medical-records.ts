import { z } from 'zod'
import { day, fileAddress, instant, someOf, stamps, text, uuid, version } from '../fields.ts'
import { defineResource } from '../resource.ts'
import { medicalRecordKinds } from '../rules/dogs/medical-record-kinds.ts'

const fields = {
  kind: z.enum(medicalRecordKinds, { error: 'Elige el tipo de papel.' }),
  product: text(80),
  appliedOn: day,
  expiresOn: day.nullable(),
  result: text(80),
  notes: text(1000),
}

/** Length of the reason for verifying a vaccine without a picture. */
export const withoutEvidenceLength = { min: 5, max: 300 } as const
const withoutEvidence = text(withoutEvidenceLength.max, withoutEvidenceLength.min)
const verified = z.boolean({ error: 'Di si el papel está verificado.' })

export const medicalRecords = defineResource({
  name: 'medicalRecords',
  path: '/medical-records',
  one: 'medicalRecord',
  many: 'medicalRecords',
  id: '_id',
  owner: 'ownerId',
  record: z.object({
    _id: uuid,
    rumiId: uuid,
    ownerId: uuid,
    ...fields,
    evidence: fileAddress.nullable(),
    /** Reason of the refusal; empty if there is none. A corrected medical record returns to review. */
    refusal: z.string(),
    /** Reason for verifying a vaccine without a picture; empty if there is one or it is unverified. */
    withoutEvidence: z.string(),
    verifiedBy: uuid.nullable(),
    verifiedAt: instant.nullable(),
    version,
    ...stamps,
  }),
  create: z.strictObject({
    rumiId: uuid,
    kind: fields.kind,
    appliedOn: fields.appliedOn,
    product: fields.product.optional(),
    expiresOn: fields.expiresOn.optional(),
    result: fields.result.optional(),
    notes: fields.notes.optional(),
    withoutEvidence: withoutEvidence.optional(),
    /** Records created by the desk are verified by their author; `false` if the picture is still missing. */
    verified: verified.optional(),
    /** Usual play group that an evaluation gives the dog. */
    playGroupId: uuid.nullable().optional(),
    /** Id under which the desk may undo the change for some seconds. */
    undoId: uuid.optional(),
  }),
  update: z.strictObject({
    ...z.object(fields).omit({ kind: true }).partial().shape,
    verified: verified.optional(),
    refusal: text(300, 5, 'Escribe la razón, con al menos 5 letras.').optional(),
    withoutEvidence: withoutEvidence.optional(),
    version: version.optional(),
    /** Makes verifying or turning down something that can be taken back for some seconds under this id. */
    undoId: uuid.optional(),
  }),
  filters: z.object({ rumiId: someOf(uuid), kind: fields.kind, verified: z.stringbool() }),
  verbs: {
    list: { access: 'own-or-desk', failure: 'Error fetching medical records' },
    create: { access: 'own-or-desk', failure: 'Error creating medical record' },
    read: { access: 'own-or-desk', failure: 'Error fetching medical record' },
    update: { access: 'own-or-desk', failure: 'Error updating medical record' },
    remove: { access: 'own-or-desk', failure: 'Error deleting medical record' },
  },
})
