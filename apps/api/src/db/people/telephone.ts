import { internationalForm } from '@rumi/contract'
import { eq, and, ne } from 'drizzle-orm'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Db } from '../connect.ts'
import { users } from '../schema/people/people.ts'
import { visitorMessages } from '../schema/business/visitor-messages.ts'

/** The E.164 form of a written telephone; empty where it is no number that its country could have. */
export function telephoneOf(written: string): string {
  const number = parsePhoneNumberFromString(internationalForm(written) ?? '')
  return number?.isPossible() ? number.number : ''
}

/** A telephone as it is stored: as it was written, and its E.164 form. */
export const telephoneColumns = (phone: string) => ({ phone, phoneE164: telephoneOf(phone) })

/** Adds the E.164 form to telephones that were stored without it, as by an older version or a backup of one. */
export async function fillTelephones(db: Db) {
  for (const table of [users, visitorMessages]) {
    const { id, phone } = table
    const rows = await db
      .select({ id, phone })
      .from(table)
      .where(and(ne(phone, ''), eq(table.phoneE164, '')))
    for (const row of rows) {
      const phoneE164 = telephoneOf(row.phone)
      if (phoneE164 !== '') await db.update(table).set({ phoneE164 }).where(eq(table.id, row.id))
    }
  }
}
