import { unaccented, type BodyOf, type agreements as agreementCalls } from '@rumi/contract'
import { desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { agreements, agreementVersions } from '../db/schema/agreements.ts'
import { Refused, refusedField } from '../http/refused.ts'
import { agreementSentences } from '../copy/people/agreement-sentences.ts'

const longestKey = 60

/** Key made from a title: «Uso de fotografías» becomes `uso-de-fotografias`. */
const keyOf = (title: string) =>
  unaccented(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestKey)
    .replaceAll(/^-+|-+$/g, '') || 'acuerdo'

type By = { by: string }

/** Writes an agreement with its first version and returns its id. */
export async function createAgreement(
  tx: Tx,
  { title, text, key = keyOf(title), services = [], required = false }: BodyOf<typeof agreementCalls.create>,
  { by }: By,
): Promise<string> {
  refuseRequiredForNothing({ services, required })
  const [made] = await tx
    .insert(agreements)
    .values({ key, services, required })
    .returning({ id: agreements.id })
  await tx.insert(agreementVersions).values({ agreementId: made!.id, version: 1, title, text, createdBy: by })
  return made!.id
}

/** Changes for which services an agreement applies and whether they require it. */
export async function updateAgreement(
  tx: Tx,
  id: string,
  changes: BodyOf<typeof agreementCalls.update>,
): Promise<void> {
  const before = await lockAgreement(tx, id)
  refuseRequiredForNothing({ ...before, ...changes })
  await tx
    .update(agreements)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(agreements.id, id))
}

/** Adds a version of an agreement; rejects one that replaces an older version than the newest. */
export async function reviseAgreement(
  tx: Tx,
  id: string,
  { title, text, version }: BodyOf<typeof agreementCalls.revise>,
  { by }: By,
): Promise<void> {
  await lockAgreement(tx, id)
  const [newest] = await tx
    .select()
    .from(agreementVersions)
    .where(eq(agreementVersions.agreementId, id))
    .orderBy(desc(agreementVersions.version))
    .limit(1)
  if (!newest) throw new Refused('not-found')
  if (version !== undefined && version !== newest.version) throw new Refused('stale')
  const next = { title: title ?? newest.title, text, version: newest.version + 1 }
  await tx.insert(agreementVersions).values({ agreementId: id, ...next, createdBy: by })
}

async function lockAgreement(tx: Tx, id: string) {
  const [found] = await tx.select().from(agreements).where(eq(agreements.id, id)).for('update')
  if (!found) throw new Refused('not-found')
  return found
}

function refuseRequiredForNothing({
  services,
  required,
}: {
  services?: readonly string[] | undefined
  required?: boolean | undefined
}) {
  if (required && services?.length === 0) throw refusedField('services', agreementSentences.forWhichServices)
}
