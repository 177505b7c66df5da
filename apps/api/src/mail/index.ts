import type { Config } from '../config.ts'
import { createLetterCarrier } from './letter-carrier.ts'
import { writeWith, type WriteTo } from './write-to.ts'

export { outboxOf } from './keep-in-outbox.ts'
export { sweepOutbox } from './sweep-outbox.ts'
export type { WriteTo } from './write-to.ts'

/** How the rooms write to people. */
export const createMailer = (config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'dataDir'>): WriteTo =>
  writeWith(createLetterCarrier(config))
