import {
  addDays,
  clientLimits,
  daysBetween,
  lastBookableDay,
  passOf,
  passPaysFor,
  quotePass,
  soldPassKinds,
  type MoneyMethod,
  type PassKind,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { passSentences } from '../../copy/money/sale-sentences.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { openAccountOf } from '../../people/index.ts'
import { lockClient } from '../../db/lock-client.ts'
import { passCredits, passes } from '../../db/schema/money/passes.ts'
import { services } from '../../db/schema/business/services.ts'
import { now, today } from '../../http/clock.ts'
import type { Act, HandlerContext } from '../../http/mount-resource.ts'
import { requireOpen, type Actor } from '../../http/actor.ts'
import { Refused } from '../../http/refused.ts'
import { lockTarget, recordPayment, rowsAbout } from '../../payments/index.ts'
import { currentSettings } from '../../settings/index.ts'
import { endPass, withdrawPass } from './end-pass.ts'
import { passRepository } from './pass-repository.ts'

type Passes = Resources['passes']
type Pass = RecordOf<Passes>
type Payment = NonNullable<z.output<Passes['create']>['payment']>

/** Requests a pass at today's price. The desk sells it paid and active at once. */
export async function sellPass(
  { kind, ownerId, validFrom, payment }: z.output<Passes['create']>,
  { actor, owner, tx }: HandlerContext,
): Promise<Pass> {
  if (owner && payment) throw new Refused('not-your-role', { message: passSentences.houseTakesPayment })
  if (validFrom !== undefined && validFrom < today()) throw new Refused('past-date')
  if (owner) await refuseBeyondRequests(tx, owner)
  const terms = await currentSettings(tx)
  if (validFrom !== undefined && validFrom > lastBookableDay(now(), terms)) throw new Refused('too-far-ahead')
  if (!soldPassKinds(terms).includes(kind))
    throw new Refused('malformed', { issues: [{ path: 'kind', message: passSentences.notSold }] })
  const { priceCentavos, ivaTreatment } = await paidService(tx, kind)
  const price = quotePass(kind, priceCentavos, terms)
  const { units, validUntil, ...pass } = passOf(kind, validFrom ?? today(), terms)
  const [row] = await tx
    .insert(passes)
    .values({
      ...pass,
      kind,
      units,
      validUntil,
      ownerId: owner ?? (await clientNamed(tx, ownerId)),
      lines: price.lines,
      totalCentavos: price.totalCentavos,
      ivaTreatment,
      settingsVersion: terms.version,
    })
    .returning({ id: passes.id })
  const made = (await passRepository.find(tx, row!.id))!
  return payment ? receivePayment(tx, made, { ...payment, actor }) : made
}

async function refuseBeyondRequests(tx: Tx, ownerId: string) {
  await lockClient(tx, ownerId)
  const requested = await tx.$count(passes, and(eq(passes.ownerId, ownerId), eq(passes.status, 'requested')))
  if (requested >= clientLimits.requestedPasses) throw new Refused('pass-limit')
}

/** Marks a pass as paid or ends a paid one. A pass not fully paid is cancelled, by the desk or its owner. */
export async function changePass(
  { status, payment, money, version }: z.output<Passes['update']>,
  { actor, owner, tx, id }: HandlerContext,
): Promise<Pass> {
  if (owner && (status !== 'cancelled' || payment || money))
    throw new Refused('not-your-role', { message: passSentences.houseTakesPayment })
  const pass = await lockPass(tx, id)
  if (version !== undefined && version !== pass.version) throw new Refused('stale')
  if (pass.status === status && pass.leftCentavos === 0) return pass
  if (status === 'active' && !payment)
    throw new Refused('breaks-a-rule', {
      issues: [{ path: 'payment.method', message: passSentences.howWasItPaid }],
    })
  const isRequested = pass.status === 'requested'
  if (!isRequested && (pass.status !== 'active' || owner)) throw new Refused('step-not-allowed')
  if (status === 'cancelled')
    return isRequested ? withdrawPass(tx, id, actor) : endPass(tx, pass, { money, actor })
  return receivePayment(tx, pass, { ...payment!, actor })
}

/** Withdraws a requested pass that is not fully paid. */
export async function cancelRequestedPass({ actor, tx, id }: Pick<Act, 'actor' | 'tx' | 'id'>) {
  const { status } = await lockPass(tx, id)
  if (status === 'cancelled') return
  if (status !== 'requested') throw new Refused('step-not-allowed')
  await withdrawPass(tx, id, actor)
}

async function lockPass(tx: Tx, id: string): Promise<Pass> {
  await tx.select({ id: passes.id }).from(passes).where(eq(passes.id, id)).for('update')
  return (await passRepository.find(tx, id))!
}

/** Receives the whole price of a pass, into the ledger of payments. */
async function receivePayment(
  tx: Tx,
  pass: Pass,
  { method, reference = '', actor }: Payment & { actor: Actor },
): Promise<Pass> {
  requireOpen(actor, 'payments')
  const by = actor.id
  const { leftCentavos } = await lockTarget(tx, { passId: pass.id })
  if (leftCentavos > 0)
    await recordPayment(tx, {
      target: { passId: pass.id },
      method,
      reference,
      amountCentavos: leftCentavos,
      receivedBy: by,
    })
  if (pass.status === 'active') return (await passRepository.find(tx, pass.id))!
  return activatePass(tx, pass, { method, reference, by })
}

/** Lets a pass count once its whole price is in the ledger, by whatever way it came there. */
export async function activatePaidPass(tx: Tx, id: string, by: string | null) {
  const pass = await lockPass(tx, id)
  if (pass.status !== 'requested') return
  if ((await lockTarget(tx, { passId: id })).leftCentavos > 0) return
  const paid = (await rowsAbout(tx, { passId: id })).findLast(
    ({ kind, method }) => kind === 'payment' && method !== 'retention',
  )
  await activatePass(tx, pass, {
    method: (paid?.method as MoneyMethod) ?? 'cash',
    reference: paid?.reference ?? '',
    by,
  })
}

type Paid = { method: MoneyMethod; reference: string; by: string | null }

/** From its payment on a pass has its credits, one row each. */
async function activatePass(tx: Tx, pass: Pass, { method, reference, by }: Paid): Promise<Pass> {
  const { id, units } = pass
  await tx
    .insert(passCredits)
    .values(Array.from({ length: units }, (_, spent) => ({ passId: id, number: spent + 1 })))
  if (by) await tx.update(passes).set({ paidTo: by }).where(eq(passes.id, id))
  return (await passRepository.update(tx, id, {
    ...termOf(pass),
    status: 'active',
    paidAt: now(),
    paymentMethod: method,
    paymentReference: reference,
  }))!
}

/** An unpaid month begins with its payment and keeps its length. */
function termOf({ validFrom, validUntil }: Pass) {
  const late = daysBetween(validFrom, today())
  return validUntil === null || late <= 0 ? {} : { validFrom: today(), validUntil: addDays(validUntil, late) }
}

/** Returns today's price and IVA of one day or session: those of the type's first service. */
async function paidService(tx: Tx, kind: PassKind) {
  const [service] = await tx
    .select({ priceCentavos: services.priceCentavos, ivaTreatment: services.ivaTreatment })
    .from(services)
    .where(and(eq(services.serviceType, passPaysFor(kind)), eq(services.active, true)))
    .orderBy(asc(services.createdAt), asc(services.id))
    .limit(1)
  if (!service) throw new Refused('no-such-service')
  return service
}

async function clientNamed(tx: Tx, id: string | undefined) {
  const issues = [{ path: 'ownerId', message: passSentences.whoseIsIt }]
  if (!id) throw new Refused('malformed', { issues })
  const accountId = await openAccountOf(tx, id)
  if (!accountId) throw new Refused('not-found')
  return accountId
}

/** Ends passes past their term. Their remaining credits expire (docs/domain.md#the-books). */
export async function endPassesOverTerm(db: Db) {
  await db.transaction((tx) =>
    tx
      .update(passes)
      .set({ status: 'expired', version: sql`${passes.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(passes.status, 'active'), lt(passes.validUntil, today()))),
  )
}
