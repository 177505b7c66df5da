import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import type { AttemptLimits } from './attempt-limits.ts'

/** What the stories of this room work with. */
export type AuthDeps = { database: Database; config: Config; limits: AttemptLimits }
