import {
  addDays,
  expiringMedicalRecords,
  expiringWithinDays,
  type ExpiringMedicalRecordOfDog,
  type MedicalRecordInput,
} from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { today } from '../http/clock.ts'
import { currentSettings } from '../settings/index.ts'

type Dog = Pick<ExpiringMedicalRecordOfDog, 'dogId' | 'dogName' | 'ownerId' | 'ownerName' | 'ownerPhone'> & {
  birthDate: string
  records: MedicalRecordInput[]
}

/** Medical records of dogs whose owners have an account that end today or within 30 days, the first first. */
export async function recordsThatEnd(db: Db): Promise<ExpiringMedicalRecordOfDog[]> {
  const day = today()
  const terms = await currentSettings(db)
  const { vaccineMonths, dewormingInternalDays, dewormingExternalDays } = terms.validity
  // Only dogs with a verified medical record that ends then are read whole; a longer one may stand behind it.
  const { rows } = await db.execute<Dog>(sql`
    select d.id as "dogId", d.name as "dogName", d.birth_date::text as "birthDate", u.id as "ownerId",
      btrim(u.name || ' ' || u.last_name) as "ownerName", u.phone as "ownerPhone",
      (select jsonb_agg(jsonb_build_object('kind', r.kind, 'product', r.product, 'appliedOn', r.applied_on, 'expiresOn', r.expires_on,
          'result', r.result, 'verifiedAt', r.verified_at, 'refusal', r.refusal))
        from medical_records r where r.dog_id = d.id) as records
    from dogs d join users u on u.id = d.owner_id
    where u.closed_at is null and d.ended is null and exists (
      select from medical_records r where r.dog_id = d.id and r.verified_at is not null
        and coalesce(r.expires_on, case r.kind
          when 'vaccine' then (r.applied_on + make_interval(months => ${vaccineMonths}::int))::date
          when 'deworming-internal' then r.applied_on + ${dewormingInternalDays}::int
          when 'deworming-external' then r.applied_on + ${dewormingExternalDays}::int end)
        between ${day}::date and ${addDays(day, expiringWithinDays)}::date)
    order by d.name, d.id`)
  return rows
    .flatMap(({ birthDate, records, ...dog }) =>
      expiringMedicalRecords({ birthDate }, records, day, terms).map((medicalRecord) => ({
        ...dog,
        ...medicalRecord,
      })),
    )
    .toSorted((one, other) =>
      one.expiresOn < other.expiresOn ? -1 : Number(one.expiresOn > other.expiresOn),
    )
}
