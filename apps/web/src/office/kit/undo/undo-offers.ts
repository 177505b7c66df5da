import { undoSeconds, type BookingStatus } from '@rumi/contract'
import { createExternalStore } from '../../../ui/hooks/external-store.ts'

/** Something that was just done and can still be taken back. */
export type UndoOffer = {
  undoId: string
  isOf: 'bookings' | 'medical-records'
  /** The dogs it is about. */
  who: string
  /** The bookings or medical records that it changed. */
  about: readonly string[]
  said: string
  /** Where their rows stay until then. */
  heldAs?: BookingStatus | undefined
  /** It was taken back, or cannot be; what is said tells which. */
  isOver?: true
}

/** How long it is said what became of it. */
const saidForMs = 4_000

/** Rows go where they belong once nobody has pressed anything for so long: nothing moves under a finger. */
const stillMs = 1_000

let lastPressMs = -Infinity

function notePresses() {
  const notePress = () => void (lastPressMs = performance.now())
  document.addEventListener('pointerdown', notePress, true)
  return () => document.removeEventListener('pointerdown', notePress, true)
}

const offers = createExternalStore<readonly UndoOffer[]>([], notePresses)
export const currentOffers = offers.get

/** Offers to take something back; what was offered about the same before has gone on and is offered no more. */
export function offerUndo(offer: UndoOffer) {
  const former = offers.get().find(({ about }) => about.some((id) => offer.about.includes(id)))
  const heldAs = former?.heldAs ?? offer.heldAs
  offers.set([...offers.get().filter((one) => one !== former), { ...offer, heldAs }])
  setTimeout(() => endWhenStill(offer.undoId), undoSeconds * 1000)
}

/** Says for a moment what became of an offer that was taken. */
export function endOffer(undoId: string, said: string) {
  offers.set(
    offers
      .get()
      .map((offer) =>
        offer.undoId === undoId ? { ...offer, said, heldAs: undefined, isOver: true } : offer,
      ),
  )
  setTimeout(() => withdraw(undoId), saidForMs)
}

const withdraw = (undoId: string) => offers.set(offers.get().filter((offer) => offer.undoId !== undoId))

function endWhenStill(undoId: string) {
  if (offers.get().some((offer) => offer.undoId === undoId && offer.isOver)) return
  const restMs = lastPressMs + stillMs - performance.now()
  if (restMs > 0) setTimeout(() => endWhenStill(undoId), restMs)
  else withdraw(undoId)
}

export const useUndoOffers = () => offers.use((all) => all)

/** What can be taken back of this booking or medical record. */
export const useUndoOffer = (id: string) => offers.use((all) => all.find(({ about }) => about.includes(id)))
