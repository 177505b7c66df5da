import type { Role } from '@rumi/contract'
import type { Refusal } from '../../../shared/fetching/store.ts'

/** A login that was finished; where the role needs a second factor and there is none, that is set up first. */
export type Opened = { user: { role: Role }; mustSetUpSecondFactor: boolean }

/** A login whose password was right, and who hears how its second step went. */
export type StepAttempt = {
  challenge: string
  onOpened: (opened: Opened) => void
  /** Back to the password: the login took too long, or is somebody else's. */
  onStartOver: (refusal?: Refusal) => void
}
