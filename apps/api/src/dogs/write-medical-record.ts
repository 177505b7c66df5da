import {
  clientLimits,
  evaluationResultOf,
  resources,
  usualLastDay,
  type HouseTerms,
  type MedicalRecordKind,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { medicalRecordSentences } from '../copy/medical-record-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { lockClient } from '../db/lock-client.ts'
import { createRepository } from '../db/repository.ts'
import { dogs, medicalRecords } from '../db/schema/dogs.ts'
import { now, today } from '../http/clock.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { currentSettings } from '../settings/index.ts'

type MedicalRecords = Resources['medicalRecords']
type MedicalRecord = RecordOf<MedicalRecords>
const pack = createRepository(resources.dogs, dogs)
const medicalRecordRepository = createRepository(resources.medicalRecords, medicalRecords)

/** What an owner may bring; the rest is written by the house (docs/domain.md#papers). */
const broughtByOwners: readonly MedicalRecordKind[] = ['vaccine', 'deworming-internal', 'deworming-external']

/** Keeps a dog's paper. The owner's waits to be verified; what the desk writes is verified by whoever wrote it. */
export async function createMedicalRecord(
  input: z.output<MedicalRecords['create']>,
  { actor, owner, tx }: HandlerContext,
): Promise<MedicalRecord> {
  const dog = await pack.find(tx, input.rumiId)
  if (!dog || (owner && dog.ownerId !== owner)) throw new Refused('not-found')
  if (owner && !broughtByOwners.includes(input.kind)) {
    throw new Refused('not-your-role', {
      message: medicalRecordSentences.houseRecordsThis,
    })
  }
  refuseImpossibleDates({ ...input, birthDate: dog.birthDate })
  refuseUnnamed(input)
  if (owner) await refuseBeyondMedicalRecords(tx, owner)
  const kept = await medicalRecordRepository.insert(tx, {
    product: '',
    notes: '',
    ...input,
    ...asKept(input, await currentSettings(tx)),
    ownerId: dog.ownerId,
    evidence: null,
    refusal: '',
    ...(owner ? unverified : { verifiedBy: actor.id, verifiedAt: now() }),
  })
  if (owner) await enqueueEvent(tx, { kind: 'medical-record-brought', ...told(kept) })
  return kept
}

/** Each one waits for somebody at the desk. */
async function refuseBeyondMedicalRecords(tx: Tx, ownerId: string) {
  await lockClient(tx, ownerId)
  const isWaiting = and(eq(medicalRecords.ownerId, ownerId), isNull(medicalRecords.verifiedAt))
  if ((await tx.$count(medicalRecords, isWaiting)) >= clientLimits.medicalRecordsToVerify)
    throw new Refused('paper-limit')
}

const told = ({ _id, version }: MedicalRecord) => ({ recordId: _id, version })

const unverified = { verifiedBy: null, verifiedAt: null }

/**
 * Corrects a paper, verifies it, or turns it down with the reason: only the desk does the last two, and an owner changes
 * only what is not verified yet. What an owner corrects waits to be looked at again.
 */
export async function updateMedicalRecord(
  changes: z.output<MedicalRecords['update']>,
  { actor, owner, tx, id }: HandlerContext,
  record: MedicalRecord,
): Promise<MedicalRecord> {
  const { verified, refusal, version, ...corrected } = changes
  if (owner && (verified !== undefined || refusal !== undefined))
    throw new Refused('not-your-role', { message: medicalRecordSentences.houseVerifies })
  if (owner) refuseVerified(record)
  const merged = mergedWith(record, corrected)
  const dog = await pack.find(tx, record.rumiId)
  refuseImpossibleDates({ ...merged, birthDate: dog?.birthDate ?? merged.appliedOn })
  refuseUnnamed(merged)
  if (refusal && (verified || record.verifiedAt))
    throw new Refused('breaks-a-rule', { message: medicalRecordSentences.verifiedOrRefused })
  const stamp = verified ? { verifiedBy: actor.id, verifiedAt: now() } : verified === false ? unverified : {}
  const kept = {
    ...corrected,
    ...asKept(merged, await currentSettings(tx), record),
    ...stamp,
    refusal: refusal ?? (owner || verified ? '' : undefined),
  }
  const changed = await medicalRecordRepository.update(tx, id, kept, version)
  if (!changed) throw new Refused('not-found')
  if (owner) await enqueueEvent(tx, { kind: 'medical-record-brought', ...told(changed) })
  if (refusal) await enqueueEvent(tx, { kind: 'medical-record-refused', ...told(changed) })
  if (verified && !record.verifiedAt)
    await enqueueEvent(tx, { kind: 'medical-record-verified', ...told(changed) })
  return changed
}

/** Drops a paper; an owner only while it is not verified, since bookings may rest on it. */
export async function deleteMedicalRecord({ owner, tx, id }: HandlerContext, record: MedicalRecord) {
  if (owner) refuseVerified(record)
  await medicalRecordRepository.remove(tx, id)
}

/** A record as it would read with what was told of it. */
const mergedWith = (
  record: MedicalRecord,
  { appliedOn, expiresOn, product, result }: z.output<MedicalRecords['update']>,
) => ({
  kind: record.kind,
  appliedOn: appliedOn ?? record.appliedOn,
  expiresOn: expiresOn === undefined ? record.expiresOn : expiresOn,
  product: product ?? record.product,
  result: result ?? record.result,
})

type DeliveredEvent = Pick<z.output<MedicalRecords['create']>, 'kind' | 'appliedOn' | 'expiresOn' | 'result'>

/**
 * What the house makes of what it was told: a paper without a last day has the usual one of its kind, which goes with
 * the day of the dose when that is corrected, and an evaluation has an outcome in one word.
 */
function asKept(
  { kind, appliedOn, expiresOn, result = '' }: DeliveredEvent,
  terms: HouseTerms,
  former?: DeliveredEvent,
) {
  const isUsual = !expiresOn || (former !== undefined && expiresOn === usualLastDay(former, terms))
  return {
    expiresOn: isUsual ? usualLastDay({ kind, appliedOn }, terms) : expiresOn,
    result: kind === 'evaluation' ? (evaluationResultOf(result) ?? result) : result,
  }
}

function refuseVerified(record: MedicalRecord) {
  if (!record.verifiedAt) return
  throw new Refused('breaks-a-rule', {
    message: medicalRecordSentences.alreadyVerified,
  })
}

function refuseUnnamed({ kind, product }: { kind: MedicalRecordKind; product?: string | undefined }) {
  if (kind !== 'vaccine' || product) return
  const message = medicalRecordSentences.whichVaccine
  throw new Refused('malformed', { issues: [{ path: 'product', message }] })
}

/** Refuses days that cannot be: applied in the future or before birth, or over before they began. */
function refuseImpossibleDates({
  appliedOn,
  expiresOn,
  birthDate,
}: {
  appliedOn: string
  expiresOn?: string | null | undefined
  birthDate: string
}) {
  const refuse = (path: string, message: string): never => {
    throw new Refused('breaks-a-rule', { message, issues: [{ path, message }] })
  }
  if (appliedOn > today()) refuse('appliedOn', medicalRecordSentences.appliedInTheFuture)
  if (appliedOn < birthDate) refuse('appliedOn', medicalRecordSentences.appliedBeforeBirth)
  if (expiresOn && expiresOn < appliedOn) refuse('expiresOn', medicalRecordSentences.expiresBeforeApplied)
}
