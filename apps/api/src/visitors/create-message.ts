import { addMinutes, isDay, type PriceLine } from '@rumi/contract'
import { visitorSentences } from '../copy/visitor-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { visitorMessages } from '../db/schema/visitor-messages.ts'
import { enqueueEvent } from '../jobs/index.ts'

type Written = {
  kind: 'contact' | 'quote'
  name: string
  email: string
  phone?: string | undefined
  message?: string | undefined
  subject?: string
  serviceId?: string | undefined
  start?: string | undefined
  end?: string | undefined
  dogs?: number | string[]
  lines?: PriceLine[]
}

/** Lays a visitor's message on the office's desk; the house and the visitor get a mail once that is committed. */
export async function createMessage(tx: Tx, written: Written) {
  const {
    kind,
    name,
    email,
    phone = '',
    message = '',
    subject = '',
    serviceId,
    start,
    end,
    dogs = 1,
    lines = [],
  } = written
  const named = Array.isArray(dogs) ? visitorSentences.forDogs(dogs) : ''
  const [kept] = await tx
    .insert(visitorMessages)
    .values({
      kind,
      name,
      email,
      phone,
      message: [message, named].filter(Boolean).join('\n\n'),
      subject,
      serviceId: serviceId ?? null,
      start: asKept(start),
      end: asKept(end),
      dogs: Array.isArray(dogs) ? dogs.length : dogs,
      lines,
    })
    .returning({ id: visitorMessages.id })
  await enqueueEvent(tx, { kind: 'visitor-wrote', messageId: kept!.id })
}

/** A day stays a day; an instant has one text, with its seconds. */
function asKept(time: string | undefined) {
  if (time === undefined) return null
  return isDay(time) ? time : addMinutes(time, 0)
}
