import { configureStore } from '@reduxjs/toolkit'
import { createHttp, type Http, type HttpOptions } from './http.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { createPersistor, withRehydration } from './files/persistence.ts'
import { queryApi } from './calls/query-api.ts'
import { queryUpdates } from './calls/query-updates.ts'
import { rootReducer } from './slices/root-reducer.ts'
import { session } from './slices/session-slice.ts'
import { memoryStorage, type KeyValueStorage } from './files/storage-format.ts'
import type { Extra, SaveFile } from './slices/thunk-config.ts'

export type StoreOptions = {
  http: Http
  /** `localStorage` in the browser; without it nothing outlasts the page. */
  storage?: KeyValueStorage
  /** Handler of downloaded files. */
  saveFile?: SaveFile
}

const noSaveFile: SaveFile = () => {
  throw new Error('this store was made without a way to save files')
}

/** The store, with its `persistor`; `persistor.getState().bootstrapped` is true once all parts are restored. */
export function makeStore({ http, storage = memoryStorage(), saveFile = noSaveFile }: StoreOptions) {
  const extra: Extra = { http, saveFile, keys: createIdempotencyKeys(), storage }
  const store = configureStore({
    reducer: withRehydration(rootReducer),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        immutableCheck: false,
      }).concat(queryApi.middleware, queryUpdates),
  })
  return Object.assign(store, { persistor: createPersistor(store, storage) })
}

export type AppStore = ReturnType<typeof makeStore>
export type RootState = ReturnType<AppStore['getState']>
export type AppDispatch = AppStore['dispatch']

type Connection = Pick<HttpOptions, 'baseUrl' | 'fetch' | 'upload' | 'confirmIdentity' | 'onSetupRequired'> &
  Omit<StoreOptions, 'http'>

/** A store that speaks to the server at `baseUrl` with its own session's token. */
export function connectStore({
  baseUrl,
  fetch,
  upload,
  confirmIdentity,
  onSetupRequired,
  ...options
}: Connection): AppStore {
  const store: AppStore = makeStore({
    http: createHttp({
      baseUrl,
      fetch,
      ...(upload && { upload }),
      confirmIdentity,
      onSetupRequired,
      token: () => store.getState().user.token,
      onUnauthorized: () => store.dispatch(session.sessionEnded()),
    }),
    ...options,
  })
  return store
}

/** Resolves once all persisted parts are restored, or their storage has failed. */
export const bootstrapped = ({ persistor }: AppStore) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!persistor.getState().bootstrapped) return
      stop()
      resolve()
    }
    const stop = persistor.subscribe(look)
    look()
  })
