import { expect, test } from 'vitest'
import { eventsCopy } from '../../copy/events.ts'
import { groomingCopy } from '../../copy/grooming.ts'
import { hotelCopy } from '../../copy/hotel.ts'
import { trainingCopy } from '../../copy/training.ts'
import { quoteSubjects } from './quote-subject.ts'

const pages = [groomingCopy, hotelCopy, eventsCopy, trainingCopy]
const plans = pages.flatMap((page) => [...page.plans.items])

test('every package with a Cotizar button says what it asks for', () => {
  expect(plans.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(quoteSubjects).toSorted())
})

test('a service found by its name has the name that its card shows', () => {
  const named = plans.filter(({ slug }) => quoteSubjects[slug]?.service?.name)
  expect(named.map(({ slug }) => quoteSubjects[slug]?.service?.name)).toEqual(
    named.map(({ planName }) => planName),
  )
  expect(named).toHaveLength(4)
})

test('each of the four has one package that is the most popular', () => {
  const popular = pages.map((page) => page.plans.items.filter((plan) => 'isPopular' in plan).length)
  expect(popular).toEqual([1, 1, 1, 1])
})
