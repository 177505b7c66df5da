import { createTransform, type PersistConfig } from 'redux-persist'
import { cartFrom } from '../slices/cart-state.ts'
import type { State } from '../slices/root-reducer.ts'
import { noPreferences, type PreferencesState } from '../slices/preferences-slice.ts'
import { nobody, type SessionState } from '../slices/session-state.ts'
import { storageKey, storagePrefix, storageTimeoutMs, type KeyValueStorage } from './storage-format.ts'

/** Identity of the user without secrets. The token stays in memory (decision 28). */
type Identity = Pick<SessionState, 'userid' | 'name' | 'lastName' | 'profilePic' | 'role'>

const persisted = ['user', 'cart', 'preferences'] as const satisfies (keyof State)[]

const identity = createTransform<SessionState, Identity>(
  ({ userid, name, lastName, profilePic, role }) => ({ userid, name, lastName, profilePic, role }),
  ({ userid, name, lastName, profilePic, role }) => ({ ...nobody, userid, name, lastName, profilePic, role }),
  { whitelist: ['user'] },
)
const soundCart = createTransform<State['cart'], State['cart']>((cart) => cart, cartFrom, {
  whitelist: ['cart'],
})
const allPreferences = createTransform<PreferencesState, Partial<PreferencesState>>(
  (preferences) => preferences,
  (stored) => ({ ...noPreferences, ...stored }),
  { whitelist: ['preferences'] },
)

/** Persisted state between visits: identity, cart, preferences. */
export const persistence = (storage: KeyValueStorage, untouched: State): PersistConfig<State> => ({
  key: storageKey,
  keyPrefix: storagePrefix,
  timeout: storageTimeoutMs,
  storage: promised(storage),
  whitelist: [...persisted],
  transforms: [identity, soundCart, allPreferences],
  stateReconciler: (stored: Partial<State>, state) => restoredInto(state, stored, untouched),
})

/** A part that has already changed since the start (a login that was quicker) is not overwritten. */
function restoredInto(state: State, stored: Partial<State>, untouched: State): State {
  const wanted = persisted.filter((part) => stored[part] !== undefined && state[part] === untouched[part])
  return { ...state, ...Object.fromEntries(wanted.map((part) => [part, stored[part]])) }
}

/** A storage that throws counts as one that answers no. */
const promised = (storage: KeyValueStorage) => ({
  getItem: async (key: string) => storage.getItem(key),
  setItem: async (key: string, value: string) => storage.setItem(key, value),
  removeItem: async (key: string) => storage.removeItem(key),
})
