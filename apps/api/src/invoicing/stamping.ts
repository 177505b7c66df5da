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

export type Cancellation = {
  motive: CancelMotive
  /** With motive 01. */
  substituteUuid?: string
  /** True if it may have been requested before, and the receiver may have answered. */
  again: boolean
}

/** The provider is unreachable or has no result yet. A retry may succeed. */
export class StampingAway extends Error {}

/** The provider rejected the request for good; the message is for the caller. */
export class StampingRefused extends Error {}

/** It was stamped and cancelled, so that its number is used. */
export class StampSpent extends StampingRefused {}

/** Stamping invoices, as this house needs it; the only place that knows more is the client of one provider. */
export type StampingProvider = {
  /**
   * Seals and stamps. Idempotent by key; `again` if it may have been requested before. Throws `StampingAway`
   * and `StampingRefused`.
   */
  stamp: (cfdi: FiscalDocument, request: { key: string; again: boolean }) => Promise<Stamp>
  /** The stamped XML, with its stamp in it. Throws `StampingAway`. */
  xmlOf: (stamp: Pick<Stamp, 'providerId' | 'uuid'>) => Promise<string>
  /** Its printable PDF, with SAT's QR code. Throws `StampingAway`. */
  pdfOf: (providerId: string) => Promise<Buffer>
  /**
   * Cancels, with motive 01 by the UUID of the substitute; `waiting` until the receiver agrees, `kept` if declined.
   * Throws `StampingAway` and `StampingRefused`.
   */
  cancel: (providerId: string, because: Cancellation) => Promise<'cancelled' | 'waiting' | 'kept'>
}
