import { z } from 'zod'
import { day, fileAddress, instant, someOf, stamps, text, uuid, version } from '../fields.ts'
import { defineResource } from '../resource.ts'
import { medicalRecordKinds } from '../rules/dogs/medical-record-kinds.ts'

const told = {
  kind: z.enum(medicalRecordKinds, { error: 'Elige el tipo de papel.' }),
  product: text(80),
  appliedOn: day,
  expiresOn: day.nullable(),
  result: text(80),
  notes: text(1000),
}

/** How long the reason is with which a vaccine is verified that nobody photographed. */
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
    ...told,
    evidence: fileAddress.nullable(),
    /** Why the desk could not take it, empty where nothing is wrong; a corrected medical record waits again. */
    refusal: z.string(),
    /** Why a vaccine was verified without its picture; empty where there is one, and where nobody has verified it. */
    withoutEvidence: z.string(),
    verifiedBy: uuid.nullable(),
    verifiedAt: instant.nullable(),
    version,
    ...stamps,
  }),
  create: z.strictObject({
    rumiId: uuid,
    kind: told.kind,
    appliedOn: told.appliedOn,
    product: told.product.optional(),
    expiresOn: told.expiresOn.optional(),
    result: told.result.optional(),
    notes: told.notes.optional(),
    withoutEvidence: withoutEvidence.optional(),
    /** What the desk writes is verified by whoever writes it; `false` where its picture is still to come. */
    verified: verified.optional(),
    /** Makes what the desk writes something that can be taken back for some seconds under this id. */
    undoId: uuid.optional(),
  }),
  update: z.strictObject({
    ...z.object(told).omit({ kind: true }).partial().shape,
    verified: verified.optional(),
    refusal: text(300, 5, 'Escribe la razón, con al menos 5 letras.').optional(),
    withoutEvidence: withoutEvidence.optional(),
    version: version.optional(),
    /** Makes verifying or turning down something that can be taken back for some seconds under this id. */
    undoId: uuid.optional(),
    /** The desk received it in this very act: its owner stands there and is not told, and taken back it is no longer kept. */
    received: z.boolean({ error: 'Di si el papel se recibe en recepción.' }).optional(),
  }),
  filters: z.object({ rumiId: someOf(uuid), kind: told.kind, verified: z.stringbool() }),
  verbs: {
    list: { access: 'own-or-desk', failure: 'Error fetching medical records' },
    create: { access: 'own-or-desk', failure: 'Error creating medical record' },
    read: { access: 'own-or-desk', failure: 'Error fetching medical record' },
    update: { access: 'own-or-desk', failure: 'Error updating medical record' },
    remove: { access: 'own-or-desk', failure: 'Error deleting medical record' },
  },
})
