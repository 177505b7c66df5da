import { sessionsOf, type HouseTerms, type PassKind } from '@rumi/contract'
import { passWords } from '../../copy/portal/passes.ts'

type PassKindCopy = { name: string; unit: (count: number) => string; reserve: string }

/** What a pass of a kind is called and counts in, whether the house still sells it or not. */
export const passKindCopy = (kind: PassKind): PassKindCopy =>
  kind === 'day-care-month'
    ? { name: passWords.month, unit: passWords.days, reserve: 'guarderia' }
    : { name: passWords.pack(sessionsOf(kind)), unit: passWords.sessions, reserve: 'entrenamiento' }

/** What a pass that is sold holds, and under which terms. */
export function passKindText(kind: PassKind, { dayCareMonth, training }: HouseTerms['passes']) {
  if (kind === 'day-care-month') return passWords.monthText(dayCareMonth)
  const count = sessionsOf(kind)
  return passWords.packText(count, training.find((sold) => sold.sessions === count)?.percent ?? 0)
}
