import { auth, credentials, secondFactor, type AnswerOf, type BodyOf, type ProofKind } from '@rumi/contract'
import { call } from './call.ts'
import { CallFailed } from './call-failed.ts'
import { createCallThunk } from './create-call-thunk.ts'

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

/** The second step that an answer asks for; it is no failure, so nothing of it is stored as an error. */
function secondStepIn(failure: unknown): { secondStep: SecondStep } {
  if (!(failure instanceof CallFailed) || failure.code !== 'second-factor-required') throw failure
  const { challenge, kinds } = failure.body as unknown as SecondStep
  return { secondStep: { challenge, kinds } }
}

const isNoSession = (failure: unknown) => failure instanceof CallFailed && failure.status === 401

/** The calls of the session; those that answer a message hand it to whoever unwraps them, too. */
export const sessionCalls = {
  login: createCallThunk(
    'user/login',
    auth.login,
    async (body: BodyOf<typeof auth.login>, { http, signal }) =>
      call(http, auth.login, { body }, { signal }).then(openedBy, secondStepIn),
  ),
  finishLogin: createCallThunk(
    'user/finishLogin',
    secondFactor.finishLogin,
    async (body: BodyOf<typeof secondFactor.finishLogin>, { http, signal }) =>
      openedBy(await call(http, secondFactor.finishLogin, { body }, { signal })),
  ),
  /** What a passkey has to sign; without a challenge, in place of the password. */
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
    async (body: BodyOf<typeof secondFactor.loginWithPasskey>, { http, signal }) =>
      openedBy(await call(http, secondFactor.loginWithPasskey, { body }, { signal })),
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
    async (token: string, { http, signal }) => {
      const { message } = await call(http, auth.verifyEmail, { params: { token } }, { signal })
      return message
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
      const { message } = await call(http, auth.resetPassword, { params: { token }, body }, { signal })
      return message
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
  /** A fresh token for whoever the cookie says; `null` where it says nobody. */
  resumeSession: createCallThunk(
    'user/resumeSession',
    { failure: sessionFailures.resumeSession },
    async (_: undefined, { http, signal }) => {
      try {
        const { data, token } = await call(http, auth.resumeSession, {}, { signal })
        return { user: data.user, token }
      } catch (failure) {
        if (isNoSession(failure)) return null
        throw failure
      }
    },
  ),
  /** A session that the server no longer knows is closed already; one that it could not be asked about stays. */
  logout: createCallThunk(
    'user/logout',
    { failure: sessionFailures.logout },
    async (_: undefined, { http, signal }) => {
      await call(http, auth.logout, {}, { signal }).catch((failure: unknown) => {
        if (!isNoSession(failure)) throw failure
      })
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
