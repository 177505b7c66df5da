import type { Agreement, AgreementSignature, ServiceType } from '@rumi/contract'
import { and, arrayOverlaps, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { agreements, agreementSignatures, agreementVersions } from '../db/schema/agreements.ts'

type Found = { where?: SQL | undefined; clientId: string | null }

/** Returns agreements with their newest version and its signature by a client. */
export async function agreementsWhere(db: Queryable, { where, clientId }: Found): Promise<Agreement[]> {
  const newest = db
    .selectDistinctOn([agreementVersions.agreementId])
    .from(agreementVersions)
    .orderBy(agreementVersions.agreementId, desc(agreementVersions.version))
    .as('newest')
  const signed = db
    .selectDistinctOn([agreementSignatures.agreementId, agreementSignatures.version])
    .from(agreementSignatures)
    .where(clientId === null ? sql`false` : eq(agreementSignatures.clientId, clientId))
    .orderBy(agreementSignatures.agreementId, agreementSignatures.version, asc(agreementSignatures.signedAt))
    .as('signed')
  const found = await db
    .select({
      id: agreements.id,
      key: agreements.key,
      title: newest.title,
      services: agreements.services,
      required: agreements.required,
      version: newest.version,
      text: newest.text,
      writtenAt: newest.createdAt,
      signatureId: signed.id,
      signedAt: signed.signedAt,
    })
    .from(agreements)
    .innerJoin(newest, eq(newest.agreementId, agreements.id))
    .leftJoin(signed, and(eq(signed.agreementId, agreements.id), eq(signed.version, newest.version)))
    .where(where)
    .orderBy(asc(agreements.createdAt), asc(agreements.key))
  return found.map(({ signatureId, signedAt, ...agreement }) => ({
    ...agreement,
    signature: signatureId !== null && signedAt !== null ? { id: signatureId, signedAt } : null,
  }))
}

/** Returns the agreements that a client still has to sign for some services. */
export async function requiredAgreements(
  db: Queryable,
  { clientId, services }: { clientId: string; services: readonly ServiceType[] },
): Promise<Agreement[]> {
  if (services.length === 0) return []
  const where = and(eq(agreements.required, true), arrayOverlaps(agreements.services, [...services]))
  return (await agreementsWhere(db, { where, clientId })).filter(({ signature }) => signature === null)
}

/** Returns signatures with the text that was signed, newest first. */
export async function signaturesWhere(db: Queryable, where: SQL): Promise<AgreementSignature[]> {
  const found = await db
    .select({ signature: agreementSignatures, title: agreementVersions.title, text: agreementVersions.text })
    .from(agreementSignatures)
    .innerJoin(
      agreementVersions,
      and(
        eq(agreementVersions.agreementId, agreementSignatures.agreementId),
        eq(agreementVersions.version, agreementSignatures.version),
      ),
    )
    .where(where)
    .orderBy(desc(agreementSignatures.signedAt), desc(agreementSignatures.id))
  return found.map(({ signature: { recordedBy, ...signature }, title, text }) => ({
    ...signature,
    title,
    text,
    atDesk: recordedBy !== null,
  }))
}
