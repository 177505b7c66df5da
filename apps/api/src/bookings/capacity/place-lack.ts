import { placeLacks, type PlaceLack, type Quote } from '@rumi/contract'
import type { Queryable } from '../../db/connect.ts'
import { Refused } from '../../http/refused.ts'
import { refuseIfTaken } from './capacity.ts'
import { nearestStays, type WantedStay } from './nearest-stays.ts'
import type { Span } from './span.ts'

type Wanted = Omit<WantedStay, 'span'> & {
  span: Span
  /** The booking that moves: its room is free for it. */
  except?: string | undefined
}

/**
 * Returns the reason why these dogs would find no place, with other available stays for a new hotel stay;
 * null if there is one. A move checks counted places and people itself, because it holds some of them.
 */
export async function placeLack(
  db: Queryable,
  { span, except, ...wanted }: Wanted,
): Promise<Quote['noPlace']> {
  const { service } = wanted
  if (except !== undefined && service.takes !== 'room') return null
  try {
    await refuseIfTaken(db, { ...wanted, span, except })
    return null
  } catch (refusal) {
    if (!(refusal instanceof Refused) || refusal.code !== 'no-capacity') throw refusal
    const lack = lackOf(refusal)
    const isNewStay =
      service.takes === 'room' && span.kind === 'days' && lack !== 'one-room' && except === undefined
    return {
      lack,
      message: refusal.message,
      alternatives: isNewStay ? await nearestStays(db, { ...wanted, span }) : [],
    }
  }
}

const lackOf = ({ particulars }: Refused): PlaceLack =>
  placeLacks.find((lack) => lack === particulars.details?.['lack']) ?? 'full'
