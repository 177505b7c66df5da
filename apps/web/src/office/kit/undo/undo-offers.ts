import { undoSeconds, type VisitStatus } from '@rumi/contract'
import { createExternalStore } from '../../../ui/hooks/external-store.ts'

/** Action that can still be undone. */
export type UndoOffer = {
  undoId: string
  isOf: 'bookings' | 'medical-records' | 'visits'
  /** Names of the dogs. */
  who: string
  /** Ids of the changed visits, bookings or medical records. */
  about: readonly string[]
  message: string
  /** Status under which their cards stay until then. */
  shownAs?: VisitStatus | undefined
  /** Set once undone or expired; the message then states the outcome. */
  isOver?: true
}

/** Display time of the outcome. */
const outcomeMs = 4_000

/** Rows move after this time without a press, so that nothing moves under a finger. */
const stillMs = 1_000

let lastPressMs = -Infinity

function notePresses() {
  const notePress = () => void (lastPressMs = performance.now())
  document.addEventListener('pointerdown', notePress, true)
  return () => document.removeEventListener('pointerdown', notePress, true)
}

const offers = createExternalStore<readonly UndoOffer[]>([], notePresses)
export const currentOffers = offers.get

/** Offers an undo; replaces earlier offers for the same records. */
export function offerUndo(offer: UndoOffer) {
  const former = offers.get().find(({ about }) => about.some((id) => offer.about.includes(id)))
  const shownAs = former?.shownAs ?? offer.shownAs
  offers.set([...offers.get().filter((one) => one !== former), { ...offer, shownAs }])
  setTimeout(() => endWhenStill(offer.undoId), undoSeconds * 1000)
}

/** Shows the outcome of an undo for a moment. */
export function endOffer(undoId: string, message: string) {
  offers.set(
    offers
      .get()
      .map((offer) =>
        offer.undoId === undoId ? { ...offer, message, shownAs: undefined, isOver: true } : offer,
      ),
  )
  setTimeout(() => withdraw(undoId), outcomeMs)
}

const withdraw = (undoId: string) => offers.set(offers.get().filter((offer) => offer.undoId !== undoId))

function endWhenStill(undoId: string) {
  if (offers.get().some((offer) => offer.undoId === undoId && offer.isOver)) return
  const restMs = lastPressMs + stillMs - performance.now()
  if (restMs > 0) setTimeout(() => endWhenStill(undoId), restMs)
  else withdraw(undoId)
}

export const useUndoOffers = () => offers.use((all) => all)

/** Undo offer of this booking or medical record. */
export const useUndoOffer = (id: string) => offers.use((all) => all.find(({ about }) => about.includes(id)))
