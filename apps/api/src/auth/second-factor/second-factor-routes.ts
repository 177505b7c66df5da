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
  registerRoute(app, secondFactor.finishLogin, (context) => finishLogin(deps, context), ofPasskey)
  registerRoute(app, secondFactor.loginPasskeyOptions, (context) => loginPasskeyOptions(deps, context), small)
  registerRoute(app, secondFactor.loginWithPasskey, (context) => loginWithPasskey(deps, context), ofPasskey)

  registerRoute(app, secondFactor.list, ({ actor }) => listFactors(deps, actor))
  registerRoute(app, secondFactor.startTotp, (context) => startTotp(deps, context), small)
  registerRoute(app, secondFactor.confirmTotp, (context) => confirmTotp(deps, context), small)
  registerRoute(app, secondFactor.passkeyCreation, (context) => startPasskey(deps, context), small)
  registerRoute(app, secondFactor.addPasskey, (context) => addPasskey(deps, context), ofPasskey)
  registerRoute(app, secondFactor.rename, (context) => renameFactor(deps, context), small)
  registerRoute(app, secondFactor.remove, (context) => removeFactor(deps, context), small)
  registerRoute(app, secondFactor.renewRecoveryCodes, (context) => renewRecoveryCodes(deps, context), small)
}
