import type { Role } from '@rumi/contract'
import type { Refusal } from '../../../shared/fetching/store.ts'

/** Completed login; if the role requires a second factor and has none, its setup comes first. */
export type Opened = { user: { role: Role }; mustSetUpSecondFactor: boolean }

/** Login after a correct password, with callbacks of the second step. */
export type StepAttempt = {
  challenge: string
  onOpened: (opened: Opened) => void
  /** Returns to the password: expired, or another user. */
  onStartOver: (refusal?: Refusal) => void
}
