import {
  dayOf,
  isDay,
  minutesBetween,
  splitName,
  type CatalogService,
  desk,
  type DeskFamily,
} from '@rumi/contract'
import { together, useCall, useRecords } from '../../../shared/fetching/queries.ts'
import type { Message } from '../../people/messages/quote-facts.tsx'
import { dogsNamedIn, isSamePhone } from './person-in-message.ts'
import type { WalkInChoices } from './visit-choice.ts'
import { peopleOf } from './known-families.tsx'

/** A visitor's request and the family it most likely belongs to. */
export type WalkInRequest = {
  message: Message
  family: DeskFamily | undefined
  /** Only the phone matches: staff must verify. */
  isUnsure?: true
}

const longestSearch = 80

/** Fetches a visitor's request and the family by mail or else phone; undefined without a request. */
export function useWalkInRequest(messageId: string | null) {
  const found = useRecords('messages', messageId === null ? null : { ids: messageId })
  const [message] = found.records
  const byMail = useCall(desk.families, message ? searchFor(message.email) : null)
  const sameMail = byMail.answer?.data.families.find((family) =>
    peopleOf(family).some(({ email }) => email === message?.email),
  )
  const searchesByPhone =
    byMail.answer !== undefined && !sameMail && message !== undefined && message.phone !== ''
  const byPhone = useCall(desk.families, searchesByPhone ? searchFor(message.phone) : null)
  const sameLine = (byPhone.answer?.data.families ?? []).filter((family) =>
    peopleOf(family).some(({ phone }) => isSamePhone(phone, message?.phone ?? '')),
  )
  const queries = [
    ...(messageId === null ? [] : [found]),
    ...(message ? [byMail] : []),
    ...(searchesByPhone ? [byPhone] : []),
  ]
  return { fetching: together(...queries), request: message && requestOf(message, sameMail, sameLine) }
}

const searchFor = (search: string) => ({ query: { search: search.slice(0, longestSearch) } })

function requestOf(
  message: Message,
  sameMail: DeskFamily | undefined,
  sameLine: readonly DeskFamily[],
): WalkInRequest {
  if (sameMail) return { message, family: sameMail }
  const [family, another] = sameLine
  return family && !another ? { message, family, isUnsure: true } : { message, family: undefined }
}

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
export function choicesFromRequest(
  { message, family }: WalkInRequest,
  initial: WalkInChoices,
  catalog: readonly CatalogService[],
): WalkInChoices {
  const { start, end, serviceId, name, email, phone } = message
  const service = catalog.find(({ id }) => id === serviceId)
  const startsAt = start !== null && !isDay(start) ? start : null
  const firstDay = startsAt ? dayOf(startsAt) : start
  return {
    ...initial,
    dogIds: dogsMeant({ message, family }),
    serviceId: service?.id ?? null,
    day: firstDay !== null && firstDay > initial.day ? firstDay : initial.day,
    lastDay: end !== null && isDay(end) ? end : null,
    startsAt,
    minutes: startsAt && end && !isDay(end) ? minutesBetween(startsAt, end) : null,
    notes: onOneLine(message.message),
    person: { ...splitName(name), email, phone, dogNames: dogsNamedIn(message.message) },
    messageId: message.id,
  }
}
