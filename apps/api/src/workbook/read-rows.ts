import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connect.ts'
import { dogs, medicalRecords } from '../db/schema/people/dogs.ts'
import { users } from '../db/schema/people/people.ts'
import { pageRows, pagesOf } from './pages-of.ts'

const ownerName = sql<string>`btrim(${users.name} || ' ' || ${users.lastName})`

type Made = { id: string; createdAt: string }
type Keys = { createdAt: PgColumn; id: PgColumn }

const behind = ({ createdAt, id }: Keys, last: Made | undefined): SQL | undefined =>
  last && sql`(${createdAt}, ${id}) > (${last.createdAt}::timestamptz, ${last.id}::uuid)`

const dogsBehind = (db: Db, last?: Made) =>
  db
    .select({
      id: dogs.id,
      name: dogs.name,
      breed: dogs.breed,
      sex: dogs.sex,
      birthDate: dogs.birthDate,
      weightKg: dogs.weightKg,
      color: dogs.color,
      sterilised: dogs.sterilised,
      owner: ownerName,
      email: users.email,
      phone: users.phone,
      microchip: dogs.microchip,
      ruac: dogs.ruac,
      allergies: dogs.allergies,
      feeding: dogs.feeding,
      medication: dogs.medication,
      temperament: dogs.temperament,
      vet: dogs.vet,
      pickup: dogs.pickup,
      emergencyContact: dogs.emergencyContact,
      createdAt: dogs.createdAt,
      ended: dogs.ended,
      endedOn: dogs.endedOn,
    })
    .from(dogs)
    .innerJoin(users, eq(users.id, dogs.ownerId))
    .where(behind(dogs, last))
    .orderBy(asc(dogs.createdAt), asc(dogs.id))
    .limit(pageRows)

const ownersBehind = (db: Db, last?: Made) =>
  db
    .select({
      id: users.id,
      name: users.name,
      lastName: users.lastName,
      email: users.email,
      phone: users.phone,
      dogs: sql<number>`(select count(*)::int from dogs d where d.owner_id = users.id)`,
      identifiedAt: users.identifiedAt,
      invoice: users.invoice,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(and(eq(users.role, 'cliente'), isNull(users.closedAt), behind(users, last)))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(pageRows)

const medicalRecordsBehind = (db: Db, last?: Made) =>
  db
    .select({
      id: medicalRecords.id,
      dog: dogs.name,
      owner: ownerName,
      kind: medicalRecords.kind,
      product: medicalRecords.product,
      appliedOn: medicalRecords.appliedOn,
      expiresOn: medicalRecords.expiresOn,
      result: medicalRecords.result,
      evidence: medicalRecords.evidence,
      verifiedAt: medicalRecords.verifiedAt,
      notes: medicalRecords.notes,
      createdAt: medicalRecords.createdAt,
    })
    .from(medicalRecords)
    .innerJoin(dogs, eq(dogs.id, medicalRecords.rumiId))
    .innerJoin(users, eq(users.id, medicalRecords.ownerId))
    .where(behind(medicalRecords, last))
    .orderBy(asc(medicalRecords.createdAt), asc(medicalRecords.id))
    .limit(pageRows)

export type DogRow = Awaited<ReturnType<typeof dogsBehind>>[number]
export type OwnerRow = Awaited<ReturnType<typeof ownersBehind>>[number]
export type MedicalRecordRow = Awaited<ReturnType<typeof medicalRecordsBehind>>[number]

/**
 * Reads all rows of each sheet by page. Each page is its own statement, because a snapshot would keep a
 * transaction open during a slow download.
 */
export const readRows = {
  dogs: (db: Db) => pagesOf<DogRow>((last) => dogsBehind(db, last)),
  owners: (db: Db) => pagesOf<OwnerRow>((last) => ownersBehind(db, last)),
  medicalRecords: (db: Db) => pagesOf<MedicalRecordRow>((last) => medicalRecordsBehind(db, last)),
}
