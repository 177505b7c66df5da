import { isFulfilled, type UnknownAction } from '@reduxjs/toolkit'
import type { RoleLimits } from '@rumi/contract'
import { sessionCalls } from '../calls/session-calls.ts'

const { login, finishLogin, loginWithPasskey, acceptInvitation, resumeSession, whoAmI, logout } = sessionCalls
const { verifyEmail, resetPassword } = sessionCalls

const none: RoleLimits = {}

/** Limits of the user's custom role. Separate from the session, whose fields spec §3 fixes. */
function reducer(state: RoleLimits = none, action: UnknownAction): RoleLimits {
  if (whoAmI.fulfilled.match(action)) return action.payload.limits ?? none
  if (isFulfilled(login, finishLogin, loginWithPasskey, acceptInvitation)(action))
    return 'user' in action.payload ? (action.payload.user.limits ?? none) : state
  if (resumeSession.fulfilled.match(action)) return action.payload?.user.limits ?? none
  if (isFulfilled(verifyEmail, resetPassword)(action))
    return action.payload.opened ? (action.payload.opened.user.limits ?? none) : state
  return logout.fulfilled.match(action) ? none : state
}

export const limits = { reducer }
