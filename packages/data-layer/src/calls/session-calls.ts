import {
  auth,
  credentials,
  families,
  invitations,
  secondFactor,
  type AnswerOf,
  type BodyOf,
  type ProofKind,
} from '@rumi/contract'
import { call } from '../call.ts'
import { CallFailed } from './call-failed.ts'
import { createCallThunk } from '../slices/create-call-thunk.ts'
import type { Http } from '../http.ts'
import { hasPendingLogout, notePendingLogout } from '../pending-logout.ts'
import type { Extra } from '../slices/thunk-config.ts'

type LinkToken = { token: string }

/** The texts of those session calls for which spec §8 has none. */
export const sessionFailures = {
  resumeSession: 'Failed to resume session',
  logout: 'Logout failed',
  whoAmI: 'Failed to fetch user',
  listSessions: 'Failed to fetch sessions',
  endSession: 'Failed to end session',
} as const

/** A login whose password was right, and the ways in which its second step can be taken. */
export type SecondStep = { challenge: string; kinds: ProofKind[] }

const openedBy = ({ data, token }: AnswerOf<typeof auth.login>) => ({
  user: data.user,
  token,
  mustSetUpSecondFactor: data.mustSetUpSecondFactor ?? false,
})

/** Result of a mail link, with its session if it opened one. */
function doneByLink({ message, data, token }: AnswerOf<typeof auth.verifyEmail>) {
  return { message, opened: data && token !== undefined ? openedBy({ data, token }) : null }
}

/** Returns the second step that a response requires. It is no failure and is not stored as an error. */
function secondStepIn(failure: unknown): { secondStep: SecondStep } {
  if (!(failure instanceof CallFailed) || failure.code !== 'second-factor-required') throw failure
  const { challenge, kinds } = failure.body as unknown as SecondStep
  return { secondStep: { challenge, kinds } }
}

const isNoSession = (failure: unknown) => failure instanceof CallFailed && failure.status === 401

/** Timeout of a logout in ms. After it, the logout is sent later. */
const logoutPatienceMs = 2_000

/** A line that is down, or a server that is. */
const isUnreachable = (failure: unknown) =>
  failure instanceof CallFailed && (failure.status === 0 || failure.status >= 500)

/** Ends the session of the cookie after a local logout, with a token fetched for it. */
async function endSessionOfCookie(http: Http, signal: AbortSignal) {
  try {
    const { token } = await call(http, auth.resumeSession, {}, { signal })
    await call(http, auth.logout, {}, { signal, bearer: token })
  } catch (failure) {
    if (!isNoSession(failure)) throw failure
  }
}

type RequestContext = Pick<Extra, 'http' | 'storage'> & { signal: AbortSignal }

/** Sends a pending logout to the server. Returns whether there was one. */
async function finishPendingLogout({ http, storage, signal }: RequestContext) {
  if (!hasPendingLogout(storage)) return false
  await endSessionOfCookie(http, signal)
  notePendingLogout(storage, false)
  return true
}

/** Calls of the session. Those with a message also return it from `unwrap`. */
export const sessionCalls = {
  login: createCallThunk(
    'user/login',
    auth.login,
    async (body: BodyOf<typeof auth.login>, { http, storage, signal }) => {
      await finishPendingLogout({ http, storage, signal })
      return call(http, auth.login, { body }, { signal }).then(openedBy, secondStepIn)
    },
  ),
  finishLogin: createCallThunk(
    'user/finishLogin',
    secondFactor.finishLogin,
    async (body: BodyOf<typeof secondFactor.finishLogin>, { http, signal }) =>
      openedBy(await call(http, secondFactor.finishLogin, { body }, { signal })),
  ),
  /** Options for a passkey signature. Without a challenge it replaces the password. */
  loginPasskeyOptions: createCallThunk(
    'user/loginPasskeyOptions',
    secondFactor.loginPasskeyOptions,
    async (challenge: string | undefined, { http, signal }) => {
      const body = challenge === undefined ? {} : { challenge }
      return (await call(http, secondFactor.loginPasskeyOptions, { body }, { signal })).data.options
    },
  ),
  loginWithPasskey: createCallThunk(
    'user/loginWithPasskey',
    secondFactor.loginWithPasskey,
    async (body: BodyOf<typeof secondFactor.loginWithPasskey>, { http, storage, signal }) => {
      await finishPendingLogout({ http, storage, signal })
      return openedBy(await call(http, secondFactor.loginWithPasskey, { body }, { signal }))
    },
  ),
  register: createCallThunk(
    'user/register',
    auth.register,
    async (body: BodyOf<typeof auth.register>, { http, keys, signal }) =>
      keys.run(auth.register.path, body, async (idempotencyKey) => {
        const { message } = await call(http, auth.register, { body }, { idempotencyKey, signal })
        return message
      }),
  ),
  verifyEmail: createCallThunk(
    'user/verifyEmail',
    auth.verifyEmail,
    async ({ token, ...body }: LinkToken & BodyOf<typeof auth.verifyEmail>, { http, signal }) => {
      return doneByLink(await call(http, auth.verifyEmail, { params: { token }, body }, { signal }))
    },
  ),
  resendVerification: createCallThunk(
    'user/resendVerification',
    auth.resendVerification,
    async (email: string, { http, signal }) => {
      const { message } = await call(http, auth.resendVerification, { body: { email } }, { signal })
      return message
    },
  ),
  forgotPassword: createCallThunk(
    'user/forgotPassword',
    auth.forgotPassword,
    async (email: string, { http, signal }) => {
      const { message } = await call(http, auth.forgotPassword, { body: { email } }, { signal })
      return message
    },
  ),
  resetPassword: createCallThunk(
    'user/resetPassword',
    auth.resetPassword,
    async ({ token, ...body }: LinkToken & BodyOf<typeof auth.resetPassword>, { http, signal }) => {
      return doneByLink(await call(http, auth.resetPassword, { params: { token }, body }, { signal }))
    },
  ),
  openFirstAdmin: createCallThunk(
    'user/openFirstAdmin',
    auth.openFirstAdmin,
    async ({ token, ...body }: LinkToken & BodyOf<typeof auth.openFirstAdmin>, { http, signal }) => {
      const { message } = await call(http, auth.openFirstAdmin, { params: { token }, body }, { signal })
      return message
    },
  ),
  /** Makes the account of an invitation, and is inside with it. */
  acceptInvitation: createCallThunk(
    'user/acceptInvitation',
    invitations.accept,
    async ({ token, ...body }: LinkToken & BodyOf<typeof invitations.accept>, { http, storage, signal }) => {
      await finishPendingLogout({ http, storage, signal })
      return openedBy(await call(http, invitations.accept, { params: { token }, body }, { signal }))
    },
  ),
  /** Makes one's own login to a shared account, and is inside with it. */
  acceptFamilyInvitation: createCallThunk(
    'user/acceptFamilyInvitation',
    families.accept,
    async ({ token, ...body }: LinkToken & BodyOf<typeof families.accept>, { http, storage, signal }) => {
      await finishPendingLogout({ http, storage, signal })
      return openedBy(await call(http, families.accept, { params: { token }, body }, { signal }))
    },
  ),
  /** Returns a fresh token for the user of the cookie; `null` without a user or after a local logout. */
  resumeSession: createCallThunk(
    'user/resumeSession',
    { failure: sessionFailures.resumeSession },
    async (_: undefined, { http, storage, signal }) => {
      if (await finishPendingLogout({ http, storage, signal })) return null
      try {
        const { data, token } = await call(http, auth.resumeSession, {}, { signal })
        return { user: data.user, token }
      } catch (failure) {
        if (isNoSession(failure)) return null
        throw failure
      }
    },
  ),
  /**
   * Closes the local session in any case. If the server does not confirm, its session is ended as soon as
   * possible.
   */
  logout: createCallThunk(
    'user/logout',
    { failure: sessionFailures.logout },
    async (_: undefined, { http, storage, signal }) => {
      const patience = AbortSignal.timeout(logoutPatienceMs)
      try {
        await call(http, auth.logout, {}, { signal: AbortSignal.any([signal, patience]) })
      } catch (failure) {
        if (isUnreachable(failure) || (patience.aborted && !signal.aborted)) {
          notePendingLogout(storage, true)
          return { reachedServer: false }
        }
        if (!isNoSession(failure)) throw failure
      }
      return { reachedServer: true }
    },
  ),
  whoAmI: createCallThunk(
    'user/whoAmI',
    { failure: sessionFailures.whoAmI },
    async (_: undefined, { http, signal }) => {
      const { data } = await call(http, auth.whoAmI, {}, { signal })
      return data.user
    },
  ),
  /** Proves a new address by the link that was mailed there. */
  confirmEmailChange: createCallThunk(
    'user/confirmEmailChange',
    credentials.confirmEmailChange,
    async (token: string, { http, signal }) => {
      const { message } = await call(http, credentials.confirmEmailChange, { params: { token } }, { signal })
      return message
    },
  ),
  listSessions: createCallThunk(
    'user/listSessions',
    { failure: sessionFailures.listSessions },
    async (_: undefined, { http, signal }) => {
      const { data } = await call(http, auth.listSessions, {}, { signal })
      return data.sessions
    },
  ),
  endSession: createCallThunk(
    'user/endSession',
    { failure: sessionFailures.endSession },
    async (id: string, { http, signal }) => {
      await call(http, auth.endSession, { params: { id } }, { signal })
    },
  ),
  endOtherSessions: createCallThunk(
    'user/endOtherSessions',
    { failure: sessionFailures.endSession },
    async (_: undefined, { http, signal }) => {
      await call(http, auth.endOtherSessions, {}, { signal })
    },
  ),
}
