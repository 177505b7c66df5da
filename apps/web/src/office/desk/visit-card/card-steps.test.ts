import type { DeskBooking, Visit, VisitStatus } from '@rumi/contract'
import { expect, test } from 'vitest'
import { stepsOf } from './card-steps.ts'
import type { DogOnBoard } from './visit-cards.ts'

type Written = {
  name?: string
  visit?: VisitStatus
  day?: string
  status?: DeskBooking['booking']['status']
  awaits?: DeskBooking['booking']['awaits']
  isQuoted?: boolean
  start?: string
}
const today = '2026-11-20'

function member({ name = 'Luna', visit = 'expected', day = today, ...of }: Written): DogOnBoard {
  const { status = 'confirmed', awaits = [], isQuoted = false, start = day } = of
  return {
    dog: { _id: name, name },
    visit: { id: name, status: visit, day } as Visit,
    bookings: [
      {
        booking: { id: `of ${name}`, status, awaits, start, end: start, lines: isQuoted ? [] : [{}] },
        service: { serviceType: isQuoted ? 'Evento' : 'Guardería' },
      },
    ],
  } as unknown as DogOnBoard
}

const named = (...members: DogOnBoard[]) => {
  const { next, others, opensOn } = stepsOf({ members }, today)
  return [next?.step, others.map(({ step }) => step), opensOn]
}

test('an expected dog is received, a confirmed or a requested one alike', () => {
  expect(named(member({}))).toEqual(['receive', ['miss'], undefined])
  expect(named(member({ status: 'pending' }))).toEqual(['receive', ['miss'], undefined])
})

test('a dog of another day waits for it, and a request is confirmed', () => {
  const day = '2026-11-24'
  expect(named(member({ day }))).toEqual([undefined, [], day])
  expect(named(member({ day, status: 'pending' }))).toEqual(['confirm', [], undefined])
})

test('a visit that waits for records is reviewed, and one that waits for its evaluation is evaluated on its day', () => {
  const papers = member({ status: 'pending', awaits: ['papers'] })
  expect(named(papers)).toEqual([undefined, ['review-records', 'miss'], undefined])
  const first = { status: 'pending', awaits: ['evaluation'] } as const
  expect(named(member({ ...first, awaits: [...first.awaits] }))).toEqual(['evaluate', ['miss'], undefined])
  expect(named(member({ ...first, awaits: [...first.awaits], day: '2026-11-24' }))).toEqual([
    undefined,
    [],
    undefined,
  ])
})

test('a present dog leaves, an absent or departed one can only be reversed', () => {
  expect(named(member({ visit: 'in-house', status: 'checked-in' }))).toEqual([
    'leave',
    ['reverse'],
    undefined,
  ])
  expect(named(member({ visit: 'gone', status: 'checked-out' }))).toEqual([undefined, ['reverse'], undefined])
  expect(named(member({ visit: 'missed', status: 'no-show' }))).toEqual([undefined, ['reverse'], undefined])
  expect(named()).toEqual([undefined, [], undefined])
})

test('where one dog of a family has come, the next step is for the one that has not', () => {
  const { next } = stepsOf(
    { members: [member({ name: 'Una', visit: 'in-house', status: 'checked-in' }), member({ name: 'Dos' })] },
    today,
  )
  expect(next).toMatchObject({ step: 'receive', members: [{ dog: { name: 'Dos' } }] })
})
