import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Http } from './http.ts'
import { session } from './slices/session-slice.ts'
import type { SessionState } from './slices/session-state.ts'
import type { Extra } from './slices/thunk-config.ts'

type HasUser = { user: SessionState }

const underway = new WeakMap<Http, Promise<unknown>>()

/**
 * Resolves whether a user is signed in, checking the cookie once if unknown. `false` with status `failed`
 * means that the server was unreachable.
 */
export const ensureSession =
  () =>
  async (
    dispatch: ThunkDispatch<HasUser, Extra, UnknownAction>,
    getState: () => HasUser,
    { http }: Extra,
  ) => {
    if (getState().user.isLoggedIn) return true
    const resuming = underway.get(http) ?? dispatch(session.calls.resumeSession())
    underway.set(http, resuming)
    await resuming
    underway.delete(http)
    return getState().user.isLoggedIn
  }
