import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import type { AttemptLimits } from './passwords/attempt-limits.ts'
import type { SecretSealer } from './second-factor/seal-secrets.ts'

/** Dependencies of this module's handlers. */
export type AuthDeps = { database: Database; config: Config; limits: AttemptLimits; sealer: SecretSealer }
