import type { CareEntry, Visit } from '@rumi/contract'
import { expect, test } from 'vitest'
import type { VisitCard } from '../visit-card/visit-cards.ts'
import type { MarkAct, VisitAct } from './acts.ts'
import { needsConnection } from './needs-connection.ts'
import { withUnsentMarks, withUnsentVisits } from './with-unsent.ts'

const at = '2026-11-27T14:10:00.000Z'
const of = { at, dogName: 'Luna' }
const arrival: VisitAct = { ...of, id: '1', kind: 'arrival', visitId: 'v1', body: {} }
const departure: VisitAct = {
  ...of,
  id: '2',
  kind: 'departure',
  visitId: 'v1',
  body: { collectedBy: 'Eva Ruiz' },
}
const mark: MarkAct = {
  ...of,
  id: '3',
  kind: 'mark',
  name: 'Apoquel',
  careKind: 'medicine',
  body: { careItemId: 'c1', day: '2026-11-27', time: '08:00', result: 'half', note: 'Escupió' },
}
const refused = { message: '', theirs: { is: 'unknown' } } as const

const visit = { id: 'v1', status: 'expected', arrivedAt: null, leftAt: null, lateSince: at } as Visit

test('a visit is shown as it is after the acts that wait, and a refused one changes nothing', () => {
  expect(withUnsentVisits([visit], [arrival])).toMatchObject([
    { status: 'in-house', arrivedAt: at, lateSince: null },
  ])
  expect(withUnsentVisits([visit], [arrival, departure])).toMatchObject([
    { status: 'gone', leftAt: at, collectedBy: 'Eva Ruiz' },
  ])
  expect(withUnsentVisits([visit], [{ ...arrival, refused }, departure])).toEqual([visit])
  expect(withUnsentVisits([{ ...visit, id: 'v2' }], [arrival])).toMatchObject([{ status: 'expected' }])
})

const entry = {
  careItemId: 'c1',
  visitId: 'v1',
  time: '08:00',
  status: 'late',
  visitStatus: 'expected',
  markId: null,
  note: '',
} as CareEntry
const shown = (one: CareEntry, ...acts: (VisitAct | MarkAct)[]) =>
  withUnsentMarks([one], acts, { day: '2026-11-27', by: 'Marta' })

test('an entry is shown marked by the user at the time of the press, once its dog is received', () => {
  expect(shown(entry, arrival, mark)).toMatchObject([
    {
      status: 'half',
      note: 'Escupió',
      markedByName: 'Marta',
      markedAt: at,
      unsentId: '3',
      visitStatus: 'in-house',
    },
  ])
  expect(shown({ ...entry, time: '20:00' }, mark)).toMatchObject([{ status: 'late' }])
  expect(withUnsentMarks([entry], [mark], { day: '2026-11-26', by: 'Marta' })).toEqual([entry])
})

test('a mark of another device stays as it is', () => {
  const marked: CareEntry = { ...entry, status: 'given', markId: 'm1', markedByName: 'Luis' }
  expect(shown(marked, mark)).toEqual([marked])
})

const today = '2026-11-27'
const now = '2026-11-27T20:00:00Z'
type Made = { left?: number; debt?: number; end?: string; until?: string; ahead?: boolean }
function card({ left = 0, debt = 0, end = today, until = '2026-11-28T00:00:00Z', ahead = false }: Made) {
  const booking = (id: string, status: string, start: string) => ({
    booking: { id, status, start, end: start === today ? end : start },
    service: { serviceType: 'Guardería' },
    leftCentavos: left,
    debtCentavos: debt,
  })
  const bookings = [
    booking('b1', 'checked-in', today),
    ...(ahead ? [booking('b2', 'confirmed', '2026-11-27T22:00:00Z')] : []),
  ]
  const member = { dog: {}, visit: { id: 'v1', expectedUntil: until }, bookings }
  return { bookings, members: [member] } as unknown as VisitCard
}
const why = (made: Made) => needsConnection(card(made), card(made).members, { now, today })

test('a dog leaves offline only where nothing is due and its price stays', () => {
  expect(why({})).toBeUndefined()
  expect(why({ left: 100 })).toBe('owes')
  expect(why({ debt: 100 })).toBe('owes')
  expect(why({ until: '2026-11-27T19:59:00Z' })).toBe('late')
  expect(why({ end: '2026-11-28' })).toBe('early')
  expect(why({ ahead: true })).toBe('ahead')
})
