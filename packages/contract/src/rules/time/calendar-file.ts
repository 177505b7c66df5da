import type { BookingStatus } from '../bookings/booking-states.ts'
import { addressLine } from '../business/contact-links.ts'
import type { BusinessSettings } from '../business/business-settings.ts'
import { isDay } from './day-numbers.ts'
import { addDays, instantAt } from './business-time.ts'

type CalendarEvent = {
  id: string
  version: number
  start: string
  end: string
  status: BookingStatus
  /** A hotel stay ends at the hotel's departure hour. A guardería day is a whole-day event. */
  isHotel: boolean
  title: string
  text: string
  link: string
  updatedAt: string
  /** Location of the event. */
  house: Pick<BusinessSettings, 'name' | 'address' | 'municipality' | 'state' | 'hotel'>
}

/** `20261013T160000Z`: an instant as RFC 5545 writes it in UTC, which needs no time zone of its own. */
const utc = (instant: string) => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`
const wholeDay = (day: string) => day.replaceAll('-', '')

/** Commas, semicolons, backslashes and line breaks mean something in a calendar file (RFC 5545 §3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

const encoder = new TextEncoder()

/** No line is longer than 75 octets; what is, goes on in the next one after a space (RFC 5545 §3.1). */
function folded(line: string) {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (encoder.encode(current + character).length > 75) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current].join('\r\n')
}

/**
 * Returns start and end: UTC hours for hotel and visits, whole days with an exclusive end for the guardería.
 */
function times({ start, end, isHotel, house: { hotel } }: CalendarEvent) {
  if (!isDay(start)) return [`DTSTART:${utc(start)}`, `DTEND:${utc(end)}`]
  if (isHotel) {
    return [`DTSTART:${utc(instantAt(start, hotel.checkIn))}`, `DTEND:${utc(instantAt(end, hotel.checkOut))}`]
  }
  return [`DTSTART;VALUE=DATE:${wholeDay(start)}`, `DTEND;VALUE=DATE:${wholeDay(addDays(end, 1))}`]
}

const states = { pending: 'TENTATIVE', cancelled: 'CANCELLED', 'no-show': 'CANCELLED' } as const
const stateOf = (status: BookingStatus) =>
  Object.hasOwn(states, status) ? states[status as keyof typeof states] : 'CONFIRMED'

/**
 * A booking as a calendar takes it in (RFC 5545). Its UID, at the host of the site, stays the same and its sequence grows with each change, so
 * that adding it again after a move brings the entry up to date in place of making another.
 */
export function calendarFile(event: CalendarEvent) {
  const { id, version, status, title, text, link, updatedAt } = event
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(event.house.name.replaceAll('/', ' '))}//Reservas//ES`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(link).hostname}`,
    `DTSTAMP:${utc(updatedAt)}`,
    `SEQUENCE:${version}`,
    ...times(event),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `LOCATION:${escaped(`${event.house.name}, ${addressLine(event.house)}`)}`,
    `URL:${link}`,
    `STATUS:${stateOf(status)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map((line) => folded(line))
    .join('\r\n')
}
