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
export async function placeLack(db: Queryable, wanted: Wanted): Promise<Quote['noPlace']> {
  const { except, service } = wanted
  if (except !== undefined && service.takes !== 'room') return null
  const refusal = await placeRefusal(db, wanted)
  return refusal && lackIn(db, refusal, wanted)
}

/** Returns the refusal that a booking at this time would get for want of a place, or null. */
export async function placeRefusal(
  db: Queryable,
  wanted: Parameters<typeof refuseIfTaken>[1],
): Promise<Refused | null> {
  try {
    await refuseIfTaken(db, wanted)
    return null
  } catch (refusal) {
    if (!(refusal instanceof Refused) || refusal.code !== 'no-capacity') throw refusal
    return refusal
  }
}

/** Describes the lack of a place, with the nearest stays that have one. */
export async function lackIn(
  db: Queryable,
  refusal: Refused,
  { span, except, ...wanted }: Wanted,
): Promise<NonNullable<Quote['noPlace']>> {
  const lack = lackOf(refusal)
  const isNewStay =
    wanted.service.takes === 'room' && span.kind === 'days' && lack !== 'one-room' && except === undefined
  return {
    lack,
    message: refusal.message,
    alternatives: isNewStay ? await nearestStays(db, { ...wanted, span }) : [],
  }
}

const lackOf = ({ particulars }: Refused): PlaceLack =>
  placeLacks.find((lack) => lack === particulars.details?.['lack']) ?? 'full'

/** True if no other date solves the lack: a dog too heavy for every room, or a family that needs several rooms. */
export const noDateHelps = ({ particulars: { details } }: Refused) => Boolean(details?.['noDateHelps'])
