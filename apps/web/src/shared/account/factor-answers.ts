import type { AnswerOf, secondFactor } from '@rumi/contract'

/** An authenticator app that was begun: its secret has been made and waits for the first code. */
export type BegunTotp = AnswerOf<typeof secondFactor.startTotp>['data']['totp']

/** A factor that was added, with the recovery codes where it is the first. */
export type Added = AnswerOf<typeof secondFactor.addPasskey>['data']
