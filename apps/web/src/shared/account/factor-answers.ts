import type { AnswerOf, secondFactor } from '@rumi/contract'

/** Pending authenticator app: its secret waits for the first code. */
export type BegunTotp = AnswerOf<typeof secondFactor.startTotp>['data']['totp']

/** An added factor, with recovery codes if it is the first. */
export type Added = AnswerOf<typeof secondFactor.addPasskey>['data']
