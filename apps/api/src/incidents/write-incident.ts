import type { calls, Incident } from '@rumi/contract'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { incidentSentences } from '../copy/incident-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { incidentDogs, incidentNotes, incidents } from '../db/schema/incidents.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import type { Actor } from '../http/actor.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { findIncident } from './read-incidents.ts'

type Calls = typeof calls.incidents
type New = z.output<Calls['create']['body']>
type Changes = z.output<Calls['update']['body']>
type Texts = Omit<Changes, 'dogs' | 'version'>

/** Tolerated difference between the clocks of a device and of the server, in ms. */
const clockToleranceMs = 5 * 60_000

/** Writes down an incident as a draft. */
export async function createIncident(tx: Tx, { dogs: named, ...texts }: New): Promise<Incident> {
  refuseFuture(texts)
  refuseHalfNotice(texts)
  const [made] = await tx.insert(incidents).values(stored(texts)).returning({ id: incidents.id })
  await nameDogs(tx, made!.id, named)
  return (await findIncident(tx, made!.id))!
}

/** Changes a draft; photos of a dog that leaves it leave with the dog. */
export async function changeIncident(
  tx: Tx,
  id: string,
  { dogs: named, version, ...texts }: Changes,
): Promise<Incident> {
  const draft = await lockDraft(tx, id, version)
  refuseFuture(texts)
  refuseHalfNotice({ ...draft, ...stored(texts) })
  if (named) {
    await tx.delete(incidentDogs).where(
      and(
        eq(incidentDogs.incidentId, id),
        notInArray(
          incidentDogs.dogId,
          named.map(({ rumiId }) => rumiId),
        ),
      ),
    )
    await nameDogs(tx, id, named)
  }
  await tx
    .update(incidents)
    .set({ ...stored(texts), version: sql`${incidents.version} + 1`, updatedAt: sql`now()` })
    .where(eq(incidents.id, id))
  return (await findIncident(tx, id))!
}

/** Discards a draft. */
export async function removeIncident(tx: Tx, id: string) {
  await lockDraft(tx, id)
  await tx.delete(incidents).where(eq(incidents.id, id))
}

/** Stores what each family reads, and notifies the owners of each dog. */
export async function sendIncident(
  tx: Tx,
  id: string,
  { version, by }: { version?: number | undefined; by: Actor },
): Promise<Incident> {
  const draft = await lockDraft(tx, id, version)
  if (draft.description === '')
    throw new Refused('breaks-a-rule', {
      message: incidentSentences.describeBeforeSending,
      issues: [{ path: 'description', message: incidentSentences.describe }],
    })
  for (const { rumiId, report } of draft.dogs)
    await tx
      .update(incidentDogs)
      .set({ report })
      .where(and(eq(incidentDogs.incidentId, id), eq(incidentDogs.dogId, rumiId)))
  await tx
    .update(incidents)
    .set({
      status: 'sent',
      sentAt: now(),
      sentBy: by.id,
      version: sql`${incidents.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(incidents.id, id))
  for (const { rumiId } of draft.dogs)
    await enqueueEvent(tx, { kind: 'incident-sent', incidentId: id, dogId: rumiId })
  return (await findIncident(tx, id))!
}

/** Adds a follow-up to a draft or a sent incident. */
export async function addNote(
  tx: Tx,
  id: string,
  { text, by }: { text: string; by: Actor },
): Promise<Incident> {
  if (!(await findIncident(tx, id))) throw new Refused('not-found')
  await tx.insert(incidentNotes).values({ incidentId: id, text, createdBy: by.id, createdAt: now() })
  return (await findIncident(tx, id))!
}

/** Locks a draft for this transaction. Rejects a sent incident and a stale `version`. */
export async function lockDraft(tx: Tx, id: string, version?: number): Promise<Incident> {
  await tx.select({ id: incidents.id }).from(incidents).where(eq(incidents.id, id)).for('update')
  const incident = await findIncident(tx, id)
  if (!incident) throw new Refused('not-found')
  if (incident.status === 'sent') throw new Refused('already-sent')
  if (version !== undefined && version !== incident.version) throw new Refused('stale')
  return incident
}

/** Without the moment of a notice, nobody gave it. */
const stored = <T extends Texts>(texts: T): T =>
  texts.ownersToldAt === null ? { ...texts, ownersToldHow: null, ownersToldBy: '' } : texts

async function nameDogs(tx: Tx, incidentId: string, named: New['dogs']) {
  const ids = named.map(({ rumiId }) => rumiId)
  if ((await tx.$count(dogs, inArray(dogs.id, ids))) < ids.length)
    throw new Refused('breaks-a-rule', {
      message: incidentSentences.noSuchDog,
      issues: [{ path: 'dogs', message: incidentSentences.noSuchDog }],
    })
  await tx
    .insert(incidentDogs)
    .values(named.map(({ rumiId, role }) => ({ incidentId, dogId: rumiId, role })))
    .onConflictDoUpdate({
      target: [incidentDogs.incidentId, incidentDogs.dogId],
      set: { role: sql`excluded.role` },
    })
}

function refuseFuture({ occurredAt, ownersToldAt }: Texts) {
  const latest = Date.parse(now()) + clockToleranceMs
  for (const [path, at] of Object.entries({ occurredAt, ownersToldAt }))
    if (at && Date.parse(at) > latest)
      throw new Refused('breaks-a-rule', {
        message: incidentSentences.notYet,
        issues: [{ path, message: incidentSentences.notYet }],
      })
}

function refuseHalfNotice({ ownersToldAt = null, ownersToldHow = null }: Texts) {
  if (ownersToldAt !== null && ownersToldHow === null)
    throw halfNotice('ownersToldHow', incidentSentences.tellHow)
  if (ownersToldAt === null && ownersToldHow !== null)
    throw halfNotice('ownersToldAt', incidentSentences.tellWhen)
}

const halfNotice = (path: string, message: string) =>
  new Refused('breaks-a-rule', { message, issues: [{ path, message }] })
