import { secondFactor } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import { offerCall } from '../../http/offer-call.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { addPasskey, confirmTotp, startPasskey, startTotp } from './add-factor.ts'
import { finishLogin, loginPasskeyOptions, loginWithPasskey } from './finish-login.ts'
import { listFactors, removeFactor, renameFactor, renewRecoveryCodes } from './own-factors.ts'

const small = { bodyLimit: 4_096 }
/** What a passkey signs carries its key, its certificate where it has one, and the address of the site. */
const ofPasskey = { bodyLimit: 16_384 }

/** Offers the second step of signing in, and one's own factors. */
export function secondFactorRoom(app: FastifyInstance, deps: AuthDeps) {
  offerCall(app, secondFactor.finishLogin, (asked) => finishLogin(deps, asked), ofPasskey)
  offerCall(app, secondFactor.loginPasskeyOptions, (asked) => loginPasskeyOptions(deps, asked), small)
  offerCall(app, secondFactor.loginWithPasskey, (asked) => loginWithPasskey(deps, asked), ofPasskey)

  offerCall(app, secondFactor.list, ({ actor }) => listFactors(deps, actor))
  offerCall(app, secondFactor.startTotp, (asked) => startTotp(deps, asked), small)
  offerCall(app, secondFactor.confirmTotp, (asked) => confirmTotp(deps, asked), small)
  offerCall(app, secondFactor.passkeyCreation, (asked) => startPasskey(deps, asked), small)
  offerCall(app, secondFactor.addPasskey, (asked) => addPasskey(deps, asked), ofPasskey)
  offerCall(app, secondFactor.rename, (asked) => renameFactor(deps, asked), small)
  offerCall(app, secondFactor.remove, (asked) => removeFactor(deps, asked), small)
  offerCall(app, secondFactor.renewRecoveryCodes, (asked) => renewRecoveryCodes(deps, asked), small)
}
