import { addMinutes, isDay, referenceOf, type PriceLine, type quoteForm } from '@rumi/contract'
import type { z } from 'zod'
import type { Tx } from '../db/connect.ts'
import { acceptedTelephone } from '../http/accepted-telephone.ts'
import { visitorMessages } from '../db/schema/business/visitor-messages.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { dogsInMail } from './requested-dogs.ts'

type Written = {
  /** Of whom, where they are logged in. */
  userId: string | null
  kind: 'contact' | 'quote'
  name: string
  email: string
  phone?: string | undefined
  message?: string | undefined
  subject?: string
  serviceId?: string | undefined
  start?: string | undefined
  end?: string | undefined
  dogs?: z.output<typeof quoteForm>['dogs']
  lines?: PriceLine[]
}

/**
 * Stores a visitor's message; mails to the business and the visitor follow the commit. Returns its reference.
 */
export async function createMessage(tx: Tx, written: Written) {
  const {
    userId,
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
  const { count, lines: aboutDogs } = dogsInMail(dogs)
  const [inserted] = await tx
    .insert(visitorMessages)
    .values({
      userId,
      kind,
      name,
      email,
      ...acceptedTelephone(phone),
      message: [message, ...aboutDogs].filter(Boolean).join('\n\n'),
      subject,
      serviceId: serviceId ?? null,
      start: completedRecord(start),
      end: completedRecord(end),
      dogs: count,
      lines,
    })
    .returning({ id: visitorMessages.id })
  await enqueueEvent(tx, { kind: 'visitor-wrote', messageId: inserted!.id })
  return referenceOf(inserted!.id)
}

/** A day stays a day; an instant has one text, with its seconds. */
function completedRecord(time: string | undefined) {
  if (time === undefined) return null
  return isDay(time) ? time : addMinutes(time, 0)
}
