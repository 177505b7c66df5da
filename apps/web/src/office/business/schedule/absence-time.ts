import { addDays, dayOf, instantAt, formatDay, formatHour, formatMoment, timeOf } from '@rumi/contract'
import { officeScheduleCopy } from '../../../copy/office/business/schedule.ts'

export type AbsenceFields = { day: string; lastDay: string; from: string; until: string }

/** Time span of an absence: hours of the first and last day, or whole days. */
export const absenceTime = ({ day, lastDay, from, until }: AbsenceFields) => {
  const last = lastDay || day
  return {
    start: instantAt(day, from || '00:00'),
    end: until ? instantAt(last, until) : instantAt(addDays(last, 1), '00:00'),
  }
}

const isMidnight = (instant: string) => timeOf(instant) === '00:00'

/** 'martes 13 de octubre, 14:00 a 16:00', or only the days if they are whole. */
export function formatAbsence({ start, end }: { start: string; end: string }, today: string) {
  const { span } = officeScheduleCopy
  const first = dayOf(start)
  if (isMidnight(start) && isMidnight(end)) {
    const last = addDays(dayOf(end), -1)
    return first === last ? formatDay(first, today) : span(formatDay(first, today), formatDay(last, today))
  }
  const begins = formatMoment(start, today)
  const ends = dayOf(end) === first ? formatHour(end) : formatMoment(end, today)
  return span(begins, ends)
}
