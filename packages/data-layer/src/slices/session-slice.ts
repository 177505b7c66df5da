import { createAction, isFulfilled, isPending, isRejected, type UnknownAction } from '@reduxjs/toolkit'
import { sessionCalls } from '../calls/session-calls.ts'
import { identityOf, nobody, type SessionState } from './session-state.ts'
import { errorText } from './stored-error.ts'

/** The calls that move status and error; the rest is a matter of its screen. */
const {
  listSessions: _list,
  endSession: _end,
  endOtherSessions: _others,
  confirmEmailChange: _confirm,
  openFirstAdmin: _firstAdmin,
  loginPasskeyOptions: _options,
  ...own
} = sessionCalls
const tracked = [
  own.login,
  own.finishLogin,
  own.loginWithPasskey,
  own.acceptInvitation,
  own.acceptFamilyInvitation,
  own.register,
  own.verifyEmail,
  own.resendVerification,
  own.forgotPassword,
  own.resetPassword,
  own.resumeSession,
  own.logout,
  own.whoAmI,
] as const

/** The server rejected the token. The identity stays until the next user is known. */
const sessionEnded = createAction('user/sessionEnded')

function reducer(state: SessionState = nobody, action: UnknownAction): SessionState {
  if (sessionEnded.match(action)) return { ...state, isLoggedIn: false, token: null }
  if (isPending(...tracked)(action)) return begun({ ...state, status: 'loading', error: null }, action)
  if (isRejected(...tracked)(action)) {
    if (action.meta.aborted) return { ...state, status: 'idle' }
    return {
      ...state,
      status: 'failed',
      error: action.payload === undefined ? null : errorText(action.payload),
    }
  }
  if (isFulfilled(...tracked)(action)) return answered({ ...state, status: 'succeeded' }, action)
  return state
}

function begun(state: SessionState, action: UnknownAction): SessionState {
  return own.register.pending.match(action) ? { ...state, email: action.meta.arg.email } : state
}

function answered(state: SessionState, action: UnknownAction): SessionState {
  const {
    login,
    finishLogin,
    loginWithPasskey,
    acceptInvitation,
    acceptFamilyInvitation,
    resumeSession,
    whoAmI,
    logout,
    register,
    verifyEmail,
    resendVerification,
    resetPassword,
  } = sessionCalls
  if (login.fulfilled.match(action)) return 'user' in action.payload ? opened(state, action.payload) : state
  if (isFulfilled(finishLogin, loginWithPasskey, acceptInvitation, acceptFamilyInvitation)(action))
    return opened(state, action.payload)
  if (resumeSession.fulfilled.match(action)) {
    if (state.isLoggedIn) return state
    return action.payload === null ? { ...nobody, status: 'succeeded' } : opened(state, action.payload)
  }
  if (whoAmI.fulfilled.match(action))
    return state.isLoggedIn ? { ...state, ...identityOf(action.payload) } : state
  if (logout.fulfilled.match(action)) return nobody
  if (register.fulfilled.match(action)) return { ...state, registrationMessage: action.payload }
  if (resendVerification.fulfilled.match(action)) return { ...state, verificationMessage: action.payload }
  if (verifyEmail.fulfilled.match(action))
    return { ...enteredBy(state, action.payload), verificationMessage: action.payload.message }
  if (resetPassword.fulfilled.match(action)) return enteredBy(state, action.payload)
  return state
}

type Opened = { user: Parameters<typeof identityOf>[0]; token: string }

const opened = (state: SessionState, { user, token }: Opened): SessionState => ({
  ...state,
  ...identityOf(user),
  token,
  isLoggedIn: true,
})

/** A link of a mail that may have opened a session. */
const enteredBy = (state: SessionState, done: { opened: Opened | null }) =>
  done.opened ? opened(state, done.opened) : state

export const session = { reducer, sessionEnded, calls: sessionCalls }
