import {
  dayOf,
  desk,
  isDay,
  minutesBetween,
  resources,
  type CatalogService,
  type DeskFamily,
} from '@rumi/contract'
import { askFor, fetchRecords, type Ask } from '@rumi/data-layer'
import type { Message } from '../messages/message.ts'
import { dogsNamedIn, isSamePhone, splitName } from './person-in-message.ts'
import type { WalkInAsked } from './visit-choice.ts'

/** What a visitor wrote, and the family of the house that they most likely are. */
export type WalkInRequest = {
  message: Message
  family: DeskFamily | undefined
  /** Only their telephone is the same: somebody looks whether it is them. */
  isUnsure?: true
}

const longestSearch = 80
const longestNote = 500

/** A visitor's request, with whose mail it carries, or else whose telephone; nothing where it is gone. */
export const fetchRequest =
  (id: string): Ask<WalkInRequest | undefined> =>
  async (...asking) => {
    const { items } = await fetchRecords(resources.messages, { ids: id })(...asking)
    const [message] = items
    if (!message) return undefined
    const familiesFor = async (search: string) =>
      (await askFor(desk.families, { query: { search: search.slice(0, longestSearch) } })(...asking)).data
        .families
    const sameMail = (await familiesFor(message.email)).find(({ client }) => client.email === message.email)
    if (sameMail || !message.phone) return { message, family: sameMail }
    const sameLine = (await familiesFor(message.phone)).filter(({ client }) =>
      isSamePhone(client.phone, message.phone),
    )
    const [family, another] = sameLine
    return family && !another ? { message, family, isUnsure: true } : { message, family: undefined }
  }

/** Which dogs of the family a request means: those it names, or all where it counts as many. */
export function dogsMeant({ message, family }: WalkInRequest): string[] {
  const named = dogsNamedIn(message.message)
  const pack = family?.dogs ?? []
  const byName = pack.filter(({ name }) => named.includes(name))
  const meant = byName.length > 0 ? byName : pack.length === message.dogs ? pack : []
  return meant.map(({ _id }) => _id)
}

/** What somebody wrote in a letter, as a note: its lines one behind the other. */
const onOneLine = (text: string) =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .slice(0, longestNote)
    .toWellFormed()

/** What a request asks for, as the walk-in begins with it. */
export function askedByRequest(
  { message, family }: WalkInRequest,
  asked: WalkInAsked,
  catalog: readonly CatalogService[],
): WalkInAsked {
  const { start, end, subject, serviceId, name, email, phone } = message
  const service =
    catalog.find(({ id }) => id === serviceId) ?? catalog.find((one) => subject.includes(one.name))
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
