import {
  paidCentavosOf,
  agreedPriceAccess,
  formatPesos,
  holdsPlace,
  isPricedByAgreement,
  quoteAgreed,
  type MoneyChoice,
  reachOf,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import { bookingEvents, bookings } from '../../db/schema/bookings.ts'
import type { Actor } from '../../http/actor.ts'
import { Refused } from '../../http/refused.ts'
import { enqueueEvent } from '../../jobs/index.ts'
import { rowsAbout } from '../../payments/index.ts'
import { bookingRepository } from '../booking-repository.ts'
import { withDiscounts } from './give-discount.ts'
import { settleBeyondPrice } from './settle-beyond-price.ts'
import { termsOfBooking } from '../sold-terms.ts'
import { serviceOf, type Service } from '../create/load-booking-inputs.ts'

type Bookings = Resources['bookings']
export type AgreedPrice = NonNullable<z.output<Bookings['create']>['agreedPrice']>

/** Rejects an agreed price without permission, or for a service with its own (decision 15). */
export function refuseUnlessAgreeable({ serviceType }: Service, { role }: Actor) {
  if (reachOf(agreedPriceAccess, role) !== 'all')
    throw new Refused('not-your-role', { message: bookingSentences.deskAgreesPrice })
  if (!isPricedByAgreement(serviceType))
    throw new Refused('breaks-a-rule', {
      issues: [{ path: 'agreedPrice.totalCentavos', message: bookingSentences.onlyEventsAgree }],
    })
}

/** Records in the booking's history who agreed on which price and why. */
export const recordAgreedPrice = (
  tx: Tx,
  { id, status }: Pick<typeof bookings.$inferSelect, 'id' | 'status'>,
  { totalCentavos, reason }: AgreedPrice,
  by: string | null,
) =>
  tx.insert(bookingEvents).values({
    bookingId: id,
    actorId: by,
    fromStatus: status,
    toStatus: status,
    note: reason,
    agreedCentavos: totalCentavos,
  })

/**
 * Changes the agreed price of a locked upcoming or current booking. A price below the paid amount requires a
 * choice for the difference.
 */
export async function setAgreedPrice(
  tx: Tx,
  locked: typeof bookings.$inferSelect,
  { money, ...agreed }: AgreedPrice & { money?: MoneyChoice | undefined },
  actor: Actor,
): Promise<RecordOf<Bookings>> {
  const service = await serviceOf(tx, locked.serviceId)
  refuseUnlessAgreeable(service, actor)
  if (!holdsPlace(locked.status)) throw new Refused('step-not-allowed')
  const paidCentavos = await paidFor(tx, locked.id)
  const terms = await termsOfBooking(tx, locked.id)
  const price = await withDiscounts(tx, locked.id, quoteAgreed(service, agreed.totalCentavos, terms), terms)
  if (price.totalCentavos < paidCentavos && !money)
    throw new Refused('breaks-a-rule', {
      issues: [
        {
          path: 'agreedPrice.totalCentavos',
          message: bookingSentences.alreadyPaid(formatPesos(paidCentavos)),
        },
      ],
    })
  const { lines, totalCentavos, discountCentavos } = price
  await tx
    .update(bookings)
    .set({ lines, totalCentavos, discountCentavos, agreedCentavos: agreed.totalCentavos })
    .where(eq(bookings.id, locked.id))
  await recordAgreedPrice(tx, locked, agreed, actor.id)
  await settleBeyondPrice(tx, locked.id, { as: money, by: actor })
  const changed = (await bookingRepository.update(tx, locked.id, {}))!
  await enqueueEvent(tx, { kind: 'booking-priced', bookingId: locked.id, version: changed.version })
  return changed
}

const paidFor = async (tx: Tx, bookingId: string) => paidCentavosOf(await rowsAbout(tx, { bookingId }))
