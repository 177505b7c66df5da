import {
  clientLimits,
  decidingEvaluation,
  evaluationResultOf,
  readMedicalRecords,
  usualLastDay,
  type EvaluationResult,
  type BusinessTerms,
  type MedicalRecordKind,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { medicalRecordSentences } from '../copy/people/medical-record-sentences.ts'
import { cancelAfterFailedEvaluation, settleWaitingBookings } from '../bookings/index.ts'
import type { Tx } from '../db/connect.ts'
import { lockClient } from '../db/lock-client.ts'
import { medicalRecords } from '../db/schema/people/dogs.ts'
import { now, today } from '../http/clock.ts'
import type { Actor } from '../http/actor.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { currentSettings } from '../settings/index.ts'
import { actUndoably } from '../undo/index.ts'
import { dogRepository, medicalRecordRepository } from './dog-repository.ts'

type MedicalRecords = Resources['medicalRecords']
type MedicalRecord = RecordOf<MedicalRecords>

/** Kinds that owners may submit. Others are recorded by staff (docs/domain.md#medical-records). */
const broughtByOwners: readonly MedicalRecordKind[] = ['vaccine', 'deworming-internal', 'deworming-external']

/**
 * Creates a medical record. An owner's waits for review; the desk's is verified by its author unless its
 * picture is still missing. A vaccine without a picture has a reason.
 */
export function createMedicalRecord(
  { undoId, ...input }: z.output<MedicalRecords['create']>,
  context: HandlerContext,
): Promise<MedicalRecord> {
  const act = context.owner ? undefined : undoId
  return actUndoably(context.tx, { id: act, actor: context.actor }, () => insertMedicalRecord(input, context))
}

/** Creates a medical record in the current act; `evidence` is the address of its picture. */
export async function insertMedicalRecord(
  input: Omit<z.output<MedicalRecords['create']>, 'undoId'>,
  { actor, owner, tx }: Pick<HandlerContext, 'actor' | 'owner' | 'tx'>,
  evidence: string | null = null,
): Promise<MedicalRecord> {
  const dog = await dogRepository.find(tx, input.rumiId)
  if (!dog || (owner && dog.ownerId !== owner)) throw new Refused('not-found')
  if (owner && !broughtByOwners.includes(input.kind)) {
    throw new Refused('not-your-role', {
      message: medicalRecordSentences.houseRecordsThis,
    })
  }
  refuseUnnamed(input)
  await lockClient(tx, dog.ownerId)
  // Its birth date changes under the same lock.
  const { birthDate } = (await dogRepository.find(tx, dog._id)) ?? dog
  refuseImpossibleDates({ ...input, birthDate })
  if (owner) await refuseBeyondMedicalRecords(tx, owner)
  const { withoutEvidence = '', verified = true, playGroupId, ...fields } = input
  refuseOwnersReason(owner, withoutEvidence)
  if (owner && input.verified !== undefined)
    throw new Refused('not-your-role', { message: medicalRecordSentences.houseVerifies })
  const isVerified = !owner && verified
  if (!owner && input.kind === 'evaluation' && playGroupId !== undefined)
    await dogRepository.update(tx, dog._id, { playGroupId })
  const stored = await medicalRecordRepository.insert(tx, {
    product: '',
    notes: '',
    ...fields,
    ...completedRecord(input, await currentSettings(tx)),
    ownerId: dog.ownerId,
    evidence,
    refusal: '',
    withoutEvidence:
      isVerified && input.kind === 'vaccine' && !evidence ? withoutEvidence || seenAtTheDesk : '',
    ...(isVerified ? { verifiedBy: actor.id, verifiedAt: now() } : unverified),
  })
  if (owner) await enqueueEvent(tx, { kind: 'medical-record-brought', ...named(stored) })
  if (owner || isVerified) await followUp(tx, stored, actor)
  return stored
}

/** Updates the dog's bookings and sends the evaluation's notifications. */
async function followUp(tx: Tx, record: MedicalRecord, actor: Actor, former?: MedicalRecord) {
  const isEvaluated = record.kind === 'evaluation' && record.verifiedAt !== null
  const isNews = record.result !== former?.result || former.verifiedAt === null
  if (isEvaluated && isNews) {
    await enqueueEvent(tx, { kind: 'evaluation-recorded', ...named(record) })
    if (await isDeciding(tx, record, 'failed')) await cancelAfterFailedEvaluation(tx, record.rumiId, actor)
  }
  await settleWaitingBookings(tx, record.rumiId, actor)
}

/** True if an evaluation has this result and is the latest. */
async function isDeciding(tx: Tx, { rumiId, result }: MedicalRecord, expected: EvaluationResult) {
  if (result !== expected) return false
  const records = await tx.select().from(medicalRecords).where(eq(medicalRecords.rumiId, rumiId))
  const known = readMedicalRecords(records, today(), await currentSettings(tx))
  return decidingEvaluation(known)?.result === expected
}

/** Limits an owner's records under review. */
async function refuseBeyondMedicalRecords(tx: Tx, ownerId: string) {
  const isWaiting = and(eq(medicalRecords.ownerId, ownerId), isNull(medicalRecords.verifiedAt))
  if ((await tx.$count(medicalRecords, isWaiting)) >= clientLimits.medicalRecordsToVerify)
    throw new Refused('medical-record-limit')
}

const { seenAtTheDesk } = medicalRecordSentences

const named = ({ _id, version }: MedicalRecord) => ({ recordId: _id, version })

const unverified = { verifiedBy: null, verifiedAt: null }

/**
 * Corrects a medical record, verifies it, or turns it down with the reason: only the desk does the last two, and an owner changes
 * only what is not verified yet. What an owner corrects waits to be looked at again.
 */
export function updateMedicalRecord(
  { undoId, ...changes }: z.output<MedicalRecords['update']>,
  context: HandlerContext,
  record: MedicalRecord,
): Promise<MedicalRecord> {
  const { actor, owner, tx } = context
  const isSettled = changes.verified === true || changes.refusal !== undefined
  const id = isSettled && !owner ? undoId : undefined
  return actUndoably(tx, { id, actor }, () => writeChanges(changes, context, record))
}

async function writeChanges(
  changes: Omit<z.output<MedicalRecords['update']>, 'undoId'>,
  { actor, owner, tx, id }: HandlerContext,
  record: MedicalRecord,
): Promise<MedicalRecord> {
  const { verified, refusal, withoutEvidence, version, ...corrected } = changes
  if (owner && (verified !== undefined || refusal !== undefined))
    throw new Refused('not-your-role', { message: medicalRecordSentences.houseVerifies })
  refuseOwnersReason(owner, withoutEvidence)
  if (owner) refuseVerified(record)
  await lockClient(tx, record.ownerId)
  const merged = mergedWith(record, corrected)
  const dog = await dogRepository.find(tx, record.rumiId)
  refuseImpossibleDates({ ...merged, birthDate: dog?.birthDate ?? merged.appliedOn })
  refuseUnnamed(merged)
  if (refusal && (verified || record.verifiedAt))
    throw new Refused('breaks-a-rule', { message: medicalRecordSentences.verifiedOrRefused })
  const stamp = verified ? { verifiedBy: actor.id, verifiedAt: now() } : verified === false ? unverified : {}
  const stored = {
    ...corrected,
    ...completedRecord(merged, await currentSettings(tx), record),
    ...stamp,
    withoutEvidence: storedReason(record, { verified, withoutEvidence }),
    refusal: refusal ?? (owner || verified ? '' : undefined),
  }
  // Updates the version that was shown, so that a concurrent verification is a conflict.
  const changed = await medicalRecordRepository.update(tx, id, stored, version ?? record.version)
  if (!changed) throw new Refused('not-found')
  if (owner) await enqueueEvent(tx, { kind: 'medical-record-brought', ...named(changed) })
  if (refusal) await enqueueEvent(tx, { kind: 'medical-record-refused', ...named(changed) })
  if (verified && !record.verifiedAt && record.kind !== 'evaluation')
    await enqueueEvent(tx, { kind: 'medical-record-verified', ...named(changed) })
  await followUp(tx, changed, actor, record)
  return changed
}

/** Returns the reason for verifying without a picture; null with a picture or unverified. */
function storedReason(
  { kind, evidence, withoutEvidence: former }: MedicalRecord,
  { verified, withoutEvidence }: Pick<z.output<MedicalRecords['update']>, 'verified' | 'withoutEvidence'>,
) {
  if (verified === undefined) return undefined
  return verified && kind === 'vaccine' && !evidence ? withoutEvidence || former || seenAtTheDesk : ''
}

function refuseOwnersReason(owner: string | null, reason: string | undefined) {
  if (owner && reason) throw new Refused('not-your-role', { message: medicalRecordSentences.houseVerifies })
}

/** Drops a medical record; an owner only while it is not verified, since bookings may rest on it. */
export async function deleteMedicalRecord({ actor, owner, tx, id }: HandlerContext, record: MedicalRecord) {
  if (owner) refuseVerified(record)
  await lockClient(tx, record.ownerId)
  await medicalRecordRepository.remove(tx, id, record.version)
  await settleWaitingBookings(tx, record.rumiId, actor)
}

/** Merges the changes into a record. */
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
 * Completes a record: a missing last day takes the default of its kind and follows a corrected dose day, and
 * an evaluation has a one-word outcome.
 */
export function completedRecord(
  { kind, appliedOn, expiresOn, result = '' }: DeliveredEvent,
  terms: BusinessTerms,
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
export function refuseImpossibleDates({
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
