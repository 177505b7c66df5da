import { createAction, type Store, type UnknownAction } from '@reduxjs/toolkit'
import { partsIn, storedMetadata } from '../cart.ts'
import { cartFrom } from '../slices/cart-state.ts'
import type { State } from '../slices/root-reducer.ts'
import { noPreferences } from '../slices/preferences-slice.ts'
import { nobody, type SessionState } from '../slices/session-state.ts'
import { storageEntry, storageTimeoutMs, type KeyValueStorage } from './storage-format.ts'

/** Parts that outlast the page: identity, cart, preferences. */
const persisted = ['user', 'cart', 'preferences'] as const satisfies (keyof State)[]

type Persisted = Pick<State, (typeof persisted)[number]>

/** Identity of the user without secrets. The token stays in memory (decision 28). */
const identityOf = ({ userid, name, lastName, profilePic, role }: SessionState) => ({
  userid,
  name,
  lastName,
  profilePic,
  role,
})

/** Reads a stored part; ignores fields that are not its own. */
const restore: Record<keyof Persisted, (stored: never) => unknown> = {
  user: (stored: SessionState) => ({ ...nobody, ...identityOf(stored) }),
  cart: cartFrom,
  preferences: (stored: object) => ({ ...noPreferences, ...stored }),
}

const rehydrated = createAction<Partial<Persisted>>('persist/REHYDRATE')

/** Adds rehydration to a reducer. A part that has already changed, by a login that was quicker, is not overwritten. */
export function withRehydration(reducer: (state: State | undefined, action: UnknownAction) => State) {
  const untouched = reducer(undefined, { type: 'start' })
  return (state: State | undefined, action: UnknownAction): State => {
    if (!state || !rehydrated.match(action)) return reducer(state, action)
    const wanted = persisted.filter(
      (part) => action.payload[part] !== undefined && state[part] === untouched[part],
    )
    return { ...state, ...Object.fromEntries(wanted.map((part) => [part, action.payload[part]])) }
  }
}

/** Reads the stored parts; a storage that fails or does not answer counts as empty. */
async function readParts(storage: KeyValueStorage): Promise<Partial<Persisted>> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, storageTimeoutMs, null))
  const parts = partsIn(await Promise.race([Promise.resolve(storage.getItem(storageEntry)), timeout]))
  const restored = persisted.flatMap((part) => {
    const stored = parts[part]
    return typeof stored === 'string' ? [[part, restore[part](JSON.parse(stored) as never)] as const] : []
  })
  return Object.fromEntries(restored)
}

const entryOf = ({ user, cart, preferences }: Persisted) =>
  JSON.stringify({
    user: JSON.stringify(identityOf(user)),
    cart: JSON.stringify(cart),
    preferences: JSON.stringify(preferences),
    _persist: storedMetadata,
  })

/** Rehydrates a store from the storage, then writes each change of its persisted parts. */
export function createPersistor(store: Store<State>, storage: KeyValueStorage) {
  let isBootstrapped = false
  let isPurged = false
  let written: Persisted | undefined
  const listeners = new Set<() => void>()

  const write = () => {
    const state = store.getState()
    if (!isBootstrapped || isPurged || persisted.every((part) => state[part] === written?.[part])) return
    written = state
    try {
      storage.setItem(storageEntry, entryOf(state))
    } catch {
      // Full or forbidden storage: the state in memory goes on.
    }
  }
  const start = async () => {
    store.dispatch(rehydrated(await readParts(storage).catch(() => ({}))))
    isBootstrapped = true
    write()
    for (const listener of listeners) listener()
  }
  store.subscribe(write)
  void start()

  return {
    getState: () => ({ bootstrapped: isBootstrapped }),
    /** Calls the listener once all parts are restored. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Deletes the entry; nothing is written after it. */
    purge: () => {
      isPurged = true
      try {
        storage.removeItem(storageEntry)
      } catch {
        // Forbidden storage has no entry.
      }
    },
  }
}
