import { dayOf } from '@rumi/contract'
import { owedBy } from '../visit-card/card-facts.ts'
import type { DogOnBoard, VisitCard } from '../visit-card/visit-cards.ts'

/** Points still open at the end of a day. */
export type OpenPoints = {
  /** Present dogs that were to leave by today. */
  stillIn: readonly DogOnBoard[]
  /** Present dogs that stay until a later day. */
  overnight: readonly DogOnBoard[]
  /** Dogs whose hour has passed and that did not come. */
  notCome: readonly DogOnBoard[]
  /** Dogs whose hour of today is still ahead. */
  toCome: readonly DogOnBoard[]
  /** Departed dogs whose visit is not paid. */
  unpaid: readonly VisitCard[]
}

/** Returns what the cards of a day leave open. */
export function openPointsOf(cards: readonly VisitCard[], today: string): OpenPoints {
  const members = cards.flatMap((card) => card.members)
  const present = members.filter(({ visit }) => visit.status === 'in-house')
  const expected = members.filter(({ visit }) => visit.status === 'expected' && visit.day <= today)
  const isLate = ({ visit }: DogOnBoard) => visit.day < today || visit.lateSince !== null
  const leavesToday = ({ visit }: DogOnBoard) => dayOf(visit.expectedUntil) <= today
  return {
    stillIn: present.filter(leavesToday),
    overnight: present.filter((member) => !leavesToday(member)),
    notCome: expected.filter(isLate),
    toCome: expected.filter((member) => !isLate(member)),
    unpaid: cards.filter(
      (card) => card.members.some(({ visit }) => visit.status === 'gone') && owedBy(card) > 0,
    ),
  }
}
