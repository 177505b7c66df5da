import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import type { AttemptLimits } from './passwords/attempt-limits.ts'
import type { SecretSealer } from './second-factor/seal-secrets.ts'

/** What the handlers of this module work with. */
export type AuthDeps = { database: Database; config: Config; limits: AttemptLimits; sealer: SecretSealer }
