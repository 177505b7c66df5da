import { eq, inArray, sql } from 'drizzle-orm'
import { bookingSentences } from '../copy/booking-sentences.ts'
import { inWordOfBusiness } from '../copy/in-word-of-business.ts'
import { closedAccount } from '../copy/people/closed-account.ts'
import type { Tx } from '../db/connect.ts'
import { bookingEvents, bookings } from '../db/schema/bookings.ts'
import { dogs, medicalRecords } from '../db/schema/people/dogs.ts'
import { eligibilityOverrides } from '../db/schema/eligibility-overrides.ts'
import { careItems } from '../db/schema/care.ts'
import { passes } from '../db/schema/money/passes.ts'
import { visits } from '../db/schema/visits.ts'
import { groomingCards } from '../db/schema/grooming-cards.ts'
import { reportCards } from '../db/schema/report-cards.ts'
import { payments } from '../db/schema/money/payments.ts'
import { orderEvents, orderReturns, orders } from '../db/schema/money/shop.ts'
import { eraseIncidents } from '../incidents/index.ts'

/** Text before the reason in a discount line. */
const beforeReason = bookingSentences.discount('')

/** Keeps the lines and amounts of a price, and of their texts those from the catalogue. */
const withoutNames = (lines: typeof bookings.lines | typeof passes.lines) =>
  sql`(select coalesce(jsonb_agg(jsonb_set(line, '{label}', to_jsonb(
      case when starts_with(line ->> 'label', ${beforeReason}) then ${closedAccount.discount}
        else split_part(line ->> 'label', ', ', 1) end)) order by place), '[]')
    from jsonb_array_elements(${lines}) with ordinality as priced(line, place))`

/**
 * Erases free text about a person and their dogs from the history. Days, steps, amounts and reviewed kinds of
 * medical records stay. Care plans, with their marks, and grooming cards are deleted; so are report cards, which
 * were mails to the person (`report_cards_sent_never_change` permits it).
 */
export async function eraseTexts(tx: Tx, ownerId: string) {
  const nothing = { color: '', microchip: '', ruac: '', allergies: '', feeding: '', medication: '' }
  await tx
    .update(dogs)
    .set({
      ...nothing,
      name: inWordOfBusiness(closedAccount.dogName),
      breed: '',
      temperament: '',
      vet: '',
      pickup: '',
      emergencyContact: '',
      profileImg: null,
    })
    .where(eq(dogs.ownerId, ownerId))
  await tx
    .update(medicalRecords)
    .set({
      product: sql`case when ${medicalRecords.kind} = 'vaccine' then ${closedAccount.vaccine} else '' end`,
      result: '',
      notes: '',
      refusal: '',
      evidence: null,
      withoutEvidence: sql`case when ${medicalRecords.kind} = 'vaccine' and ${medicalRecords.verifiedAt} is not null then ${closedAccount.words} else '' end`,
    })
    .where(eq(medicalRecords.ownerId, ownerId))
  await tx
    .update(bookings)
    .set({ notes: '', lines: withoutNames(bookings.lines) })
    .where(eq(bookings.clientId, ownerId))
  await tx
    .update(passes)
    .set({ lines: withoutNames(passes.lines) })
    .where(eq(passes.ownerId, ownerId))
  const owned = tx.select({ id: dogs.id }).from(dogs).where(eq(dogs.ownerId, ownerId))
  await tx
    .update(visits)
    .set({ announcedNote: '', collectedBy: '', collectedReason: '' })
    .where(inArray(visits.dogId, owned))
  await tx.delete(careItems).where(eq(careItems.ownerId, ownerId))
  await eraseIncidents(tx, ownerId)
  await tx.delete(reportCards).where(eq(reportCards.ownerId, ownerId))

  const booked = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.clientId, ownerId))
  await tx.delete(groomingCards).where(inArray(groomingCards.bookingId, booked))
  await tx
    .update(bookingEvents)
    .set({
      note: sql`case when coalesce(${bookingEvents.agreedCentavos}, ${bookingEvents.discountCentavos}) is null
        and ${bookingEvents.reverses} is null then '' else ${closedAccount.words} end`,
    })
    .where(inArray(bookingEvents.bookingId, booked))
  await tx
    .update(eligibilityOverrides)
    .set({ reason: closedAccount.words })
    .where(inArray(eligibilityOverrides.bookingId, booked))
  await tx.update(orders).set({ shipTo: null }).where(eq(orders.userId, ownerId))
  const ordered = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, ownerId))
  await tx.update(orderEvents).set({ note: '' }).where(inArray(orderEvents.orderId, ordered))
  await tx
    .update(orderReturns)
    .set({ reason: closedAccount.words })
    .where(inArray(orderReturns.orderId, ordered))
  await tx.update(payments).set({ reason: '' }).where(eq(payments.clientId, ownerId))
}
