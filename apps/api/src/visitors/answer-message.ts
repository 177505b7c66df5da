import { resources, type RecordOf, type Resources } from '@rumi/contract'
import type { z } from 'zod'
import { createRepository } from '../db/repository.ts'
import { visitorMessages } from '../db/schema/visitor-messages.ts'
import { now } from '../http/clock.ts'
import type { Asked } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'

type Messages = Resources['messages']
const desk = createRepository(resources.messages, visitorMessages)

/** Notes how far the office is with a message, and when it was answered. */
export async function answerMessage(
  { status, version }: z.output<Messages['update']>,
  { tx, id }: Asked,
): Promise<RecordOf<Messages>> {
  const answeredAt =
    status === 'answered' ? { answeredAt: now() } : status === 'new' ? { answeredAt: null } : {}
  const changed = await desk.update(tx, id, { status, ...answeredAt }, version)
  if (!changed) throw new Refused('not-found')
  return changed
}
