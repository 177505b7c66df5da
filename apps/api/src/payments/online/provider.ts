/** Checkout at the provider's page. Card data never reaches this server. */
export type Checkout = {
  /** Our payment's id, by which the provider's word is found again. */
  reference: string
  title: string
  amountCentavos: number
  payerEmail: string | undefined
  /** URL to return to after payment or cancellation. */
  returnUrl: string
  /** URL of the provider's webhook. */
  noticeUrl: string
  /** Until when the page takes the money, what is paid later with its slips included; null where it never ends. */
  expiresAt: string | null
}

/** Payment state fetched from the provider, independent of any webhook. */
export type ProviderPayment = {
  id: string
  reference: string
  status: 'approved' | 'waiting' | 'refused' | 'returned'
  amountCentavos: number
  returnedCentavos: number
  currency: string
}

/** A notice as it came: what was signed, and the signature. */
export type Notice = {
  dataId: string
  requestId: string | undefined
  signature: string | undefined
}

/** The provider is unreachable or did not respond. A retry may succeed. */
export class ProviderAway extends Error {}

/** The provider turned something down for good. */
export class ProviderRefused extends Error {}

/** Paying online, as this house needs it; the only place that knows more is the client of one provider. */
export type OnlineProvider = {
  /** Opens a checkout page. Idempotent by reference and end. Throws `ProviderAway`. */
  createCheckout: (checkout: Checkout) => Promise<{ url: string }>
  /** Null where there is no such payment. Throws `ProviderAway`. */
  readPayment: (id: string) => Promise<ProviderPayment | null>
  /** Every payment that was begun at the page of a reference, at most the last thirty. Throws `ProviderAway`. */
  findPayments: (reference: string) => Promise<ProviderPayment[]>
  /** Refunds money. Idempotent by key. Throws `ProviderAway` and `ProviderRefused`. */
  refund: (refund: { id: string; amountCentavos: number; key: string }) => Promise<void>
  /** True if a webhook carries a valid signature. */
  isSigned: (notice: Notice) => boolean
}
