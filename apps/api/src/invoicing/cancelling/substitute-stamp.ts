import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { invoicingSentences } from '../../copy/money/invoicing-sentences.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { cfdis } from '../../db/schema/money/cfdis.ts'
import { Refused } from '../../http/refused.ts'
import { cancelAtProvider } from './cancel-at-provider.ts'
import { giveFolio } from '../give-folio.ts'
import { readCfdi } from '../read-cfdi.ts'
import { refuseDependants } from './refuse-dependants.ts'
import { finish, writeRequest } from '../stamp-cfdi.ts'
import type { StampingProvider } from '../stamping.ts'
import {
  isOf,
  liveStampOf,
  lockSubject,
  type Begun,
  requestedSubstituteOf,
  type StampRow,
  type Subject,
} from '../subjects.ts'

type SubstituteRequest = { stamp: string | undefined; by: string }

/**
 * Replaces the invoice of a sale by one with its current content (motive 01): stamps the substitute, related by
 * c_TipoRelacion 04, then cancels the former by the UUID of the substitute. A repeated call resumes where the last one stopped.
 */
export async function substituteStamp(
  db: Db,
  provider: StampingProvider,
  subject: Subject,
  { stamp, by }: SubstituteRequest,
): Promise<StampRow> {
  const { former, begun } = await db.transaction((tx) => beginSubstitute(tx, subject, { stamp, by }))
  if (former.status === 'cancelled') return former
  if (begun) await finish(db, provider, begun)
  const [substitute] = await db
    .select({ uuid: cfdis.uuid })
    .from(cfdis)
    .where(and(eq(cfdis.substitutes, former.id), isNotNull(cfdis.uuid)))
    .orderBy(desc(cfdis.createdAt))
  return cancelAtProvider(db, provider, former, {
    because: { motive: '01', substituteUuid: substitute!.uuid!, again: former.status === 'cancelling' },
    by,
    ifKept: null,
  })
}

type Substitution = {
  former: StampRow
  /** The substitute to be stamped; null if it is. */
  begun: Begun | null
}

async function beginSubstitute(
  tx: Tx,
  subject: Subject,
  { stamp, by }: SubstituteRequest,
): Promise<Substitution> {
  await lockSubject(tx, subject)
  const former = stamp ? await stampOf(tx, subject, stamp) : await formerOf(tx, subject)
  if (!former?.uuid) throw new Refused('not-stamped')
  if (!former.providerId) throw new Refused('stamp-refused', { message: invoicingSentences.noSubstituteHere })
  if (former.cancelMotive === '01') return { former, begun: null }
  if (former.status === 'cancelling')
    throw new Refused('stamp-refused', { message: invoicingSentences.cancelledOtherwise })
  if (former.status !== 'valid') throw new Refused('not-stamped')
  await refuseDependants(tx, former)
  const cfdi = await readCfdi(tx, subject)
  if (cfdi.type === 'P') throw new Refused('not-stamped')
  const requested = await writeRequest(tx, {
    subject,
    cfdi: { ...cfdi, related: [{ relation: '04', id: former.id, uuid: former.uuid }, ...cfdi.related] },
    content: null,
    live: await requestedSubstituteOf(tx, former.id),
    by,
  })
  return { former, begun: await giveFolio(tx, requested) }
}

async function stampOf(tx: Tx, subject: Subject, id: string) {
  const [row] = await tx
    .select()
    .from(cfdis)
    .where(and(isOf(subject), eq(cfdis.id, id)))
  return row
}

/** The invoice whose substitution is under way, else the one that stands. */
async function formerOf(tx: Tx, subject: Subject) {
  const [waiting] = await tx
    .select()
    .from(cfdis)
    .where(and(isOf(subject), eq(cfdis.status, 'cancelling'), eq(cfdis.cancelMotive, '01')))
  return waiting ?? (await liveStampOf(tx, subject))
}
