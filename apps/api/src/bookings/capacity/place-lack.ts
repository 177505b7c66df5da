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
 * Why booking it now would find no place for these dogs, and of a new hotel stay which others could be had; null where there is one. Whether
 * a booking that moves finds a counted place or somebody's time, of which it holds some itself, is for the move to say.
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
