import type { AnswerOf, desk, VisitStatus } from '@rumi/contract'
import { Temporal } from 'temporal-polyfill'
import { useUndoOffers } from '../../kit/undo/undo-offers.ts'
import { useUnsentActs } from '../outbox/desk-outbox.ts'
import { withUnsentVisits } from '../outbox/with-unsent.ts'
import { useBoardActs } from '../visit-acts/use-board-acts.tsx'
import { useVisitActs } from '../visit-acts/use-visit-acts.ts'
import { cardsOf, type VisitCard } from '../visit-card/visit-cards.ts'

type Day = Pick<AnswerOf<typeof desk.day>['data'], 'visits' | 'bookings'>

const noCards: readonly VisitCard[] = []

/** Cards of a day with their acts, also those that are not sent yet. A card stays in its place while an act of it runs or can be undone. */
export function useBoardCards(day: Day | undefined, onChanged: () => Promise<void>) {
  const offers = useUndoOffers()
  const visitActs = useVisitActs(onChanged)
  const shownAs = (ids: readonly string[]): VisitStatus | undefined =>
    ids.map((id) => visitActs.acting.get(id)).find((status) => status !== undefined) ??
    offers.find(({ about }) => about.some((id) => ids.includes(id)))?.shownAs
  const acts = useUnsentActs()
  const shown = day && { ...day, visits: withUnsentVisits(day.visits, acts) }
  const cards = shown ? cardsOf(shown, { now: Temporal.Now.instant().toString(), shownAs }) : noCards
  return { cards, acts: useBoardActs({ cards, visitActs, onChanged }) }
}
