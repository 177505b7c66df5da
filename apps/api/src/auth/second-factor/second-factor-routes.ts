import { secondFactor } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { addPasskey, confirmTotp, startPasskey, startTotp } from './add-factor.ts'
import { finishLogin, loginPasskeyOptions, loginWithPasskey } from './finish-login.ts'
import { listFactors, removeFactor, renameFactor, renewRecoveryCodes } from './own-factors.ts'

const small = { bodyLimit: 4_096 }
/** Body limit of passkey calls: a key, possibly a certificate, and the site's origin. */
const ofPasskey = { bodyLimit: 16_384 }

/** Offers the second step of signing in, and one's own factors. */
export function secondFactorRoutes(app: FastifyInstance, deps: AuthDeps) {
  registerRoute(app, secondFactor.finishLogin, (asked) => finishLogin(deps, asked), ofPasskey)
  registerRoute(app, secondFactor.loginPasskeyOptions, (asked) => loginPasskeyOptions(deps, asked), small)
  registerRoute(app, secondFactor.loginWithPasskey, (asked) => loginWithPasskey(deps, asked), ofPasskey)

  registerRoute(app, secondFactor.list, ({ actor }) => listFactors(deps, actor))
  registerRoute(app, secondFactor.startTotp, (asked) => startTotp(deps, asked), small)
  registerRoute(app, secondFactor.confirmTotp, (asked) => confirmTotp(deps, asked), small)
  registerRoute(app, secondFactor.passkeyCreation, (asked) => startPasskey(deps, asked), small)
  registerRoute(app, secondFactor.addPasskey, (asked) => addPasskey(deps, asked), ofPasskey)
  registerRoute(app, secondFactor.rename, (asked) => renameFactor(deps, asked), small)
  registerRoute(app, secondFactor.remove, (asked) => removeFactor(deps, asked), small)
  registerRoute(app, secondFactor.renewRecoveryCodes, (asked) => renewRecoveryCodes(deps, asked), small)
}
