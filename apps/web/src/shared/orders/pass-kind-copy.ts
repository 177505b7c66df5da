import { sessionsOf, type BusinessTerms, type PassKind } from '@rumi/contract'
import { passWords } from '../../copy/portal/passes.ts'

type PassKindCopy = { name: string; unit: (count: number) => string; reserve: string }

/** Name and unit of a pass kind, also after it is off sale. */
export const passKindCopy = (kind: PassKind): PassKindCopy =>
  kind === 'day-care-month'
    ? { name: passWords.month, unit: passWords.days, reserve: 'guarderia' }
    : { name: passWords.pack(sessionsOf(kind)), unit: passWords.sessions, reserve: 'entrenamiento' }

/** Content and terms of a pass on sale. */
export function passKindText(kind: PassKind, { dayCareMonth, training }: BusinessTerms['passes']) {
  if (kind === 'day-care-month') return passWords.monthText(dayCareMonth)
  const count = sessionsOf(kind)
  return passWords.packText(count, training.find((sold) => sold.sessions === count)?.percent ?? 0)
}
