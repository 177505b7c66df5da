import type { Config } from '../config.ts'
import { createFacturapi } from './facturapi.ts'
import type { StampingProvider } from './stamping.ts'

/** The provider that stamps invoices; null without its key. */
export const stampingProvider = ({ facturapi }: Pick<Config, 'facturapi'>): StampingProvider | null =>
  facturapi ? createFacturapi(facturapi) : null
