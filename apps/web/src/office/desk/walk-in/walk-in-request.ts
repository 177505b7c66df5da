import { dayOf, isDay, minutesBetween, type CatalogService } from '@rumi/contract'
import { dogsNamedIn, splitName } from './person-in-message.ts'
import type { WalkInRequest } from './use-walk-in-request.ts'
import type { WalkInAsked } from './visit-choice.ts'

const longestNote = 500

/** Dogs that a request means: the named ones, or all if the counts match. */
export function dogsMeant({ message, family }: WalkInRequest): string[] {
  const named = dogsNamedIn(message.message)
  const dogs = family?.dogs ?? []
  const byName = dogs.filter(({ name }) => named.includes(name))
  const meant = byName.length > 0 ? byName : dogs.length === message.dogs ? dogs : []
  return meant.map(({ _id }) => _id)
}

/** Joins the lines of a message into a one-line note. */
const onOneLine = (text: string) =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .slice(0, longestNote)
    .toWellFormed()

/** Initial choices of a walk-in from a request. */
export function askedByRequest(
  { message, family }: WalkInRequest,
  asked: WalkInAsked,
  catalog: readonly CatalogService[],
): WalkInAsked {
  const { start, end, serviceId, name, email, phone } = message
  const service = catalog.find(({ id }) => id === serviceId)
  const startsAt = start !== null && !isDay(start) ? start : null
  const firstDay = startsAt ? dayOf(startsAt) : start
  return {
    ...asked,
    dogIds: dogsMeant({ message, family }),
    serviceId: service?.id ?? null,
    day: firstDay !== null && firstDay > asked.day ? firstDay : asked.day,
    lastDay: end !== null && isDay(end) ? end : null,
    startsAt,
    minutes: startsAt && end && !isDay(end) ? minutesBetween(startsAt, end) : null,
    notes: onOneLine(message.message),
    person: { ...splitName(name), email, phone, dogNames: dogsNamedIn(message.message) },
    messageId: message.id,
  }
}
