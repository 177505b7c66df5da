import type { RecordOf, Resources } from '@rumi/contract'
import type { z } from 'zod'
import { now } from '../http/clock.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { messageRepository } from './message-repository.ts'

type Messages = Resources['messages']

/** Notes how far the office is with a message, and when it was answered; one that is new again has no booking. */
export async function answerMessage(
  { status, version }: z.output<Messages['update']>,
  { tx, id }: HandlerContext,
  { bookingId, bookingStatus }: RecordOf<Messages>,
): Promise<RecordOf<Messages>> {
  if (status === 'new' && bookingId && bookingStatus !== 'cancelled') throw new Refused('message-has-booking')
  const answeredAt =
    status === 'answered'
      ? { answeredAt: now() }
      : status === 'new'
        ? { answeredAt: null, bookingId: null }
        : {}
  const changed = await messageRepository.update(tx, id, { status, ...answeredAt }, version)
  if (!changed) throw new Refused('not-found')
  return changed
}
