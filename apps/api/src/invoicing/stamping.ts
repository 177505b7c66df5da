import type { CancelMotive } from '@rumi/contract'
import type { FiscalDocument } from './documents/cfdi.ts'

/** An invoice as it was stamped. */
export type Stamp = {
  /** The provider's own name of it. */
  providerId: string
  /** SAT's name of it (folio fiscal). */
  uuid: string
  totalCentavos: number
}

/** The provider could not be asked, or has no answer yet: asking again later may help. */
export class StampingAway extends Error {}

/** The provider turned something down for good, in words for whoever asked. */
export class StampingRefused extends Error {}

/** Stamping invoices, as this house needs it; the only place that knows more is the client of one provider. */
export type StampingProvider = {
  /**
   * Seals and stamps. Asked twice with one key it is one stamp; `again` where it may have been asked before. Throws `StampingAway` and
   * `StampingRefused`.
   */
  stamp: (cfdi: FiscalDocument, asked: { key: string; again: boolean }) => Promise<Stamp>
  /** The stamped XML, with its stamp in it. Throws `StampingAway`. */
  xmlOf: (stamp: Pick<Stamp, 'providerId' | 'uuid'>) => Promise<string>
  /** Cancels; `waiting` while the receiver has not agreed, `kept` where they declined. Throws `StampingAway` and `StampingRefused`. */
  cancel: (providerId: string, motive: CancelMotive) => Promise<'cancelled' | 'waiting' | 'kept'>
}
