/** What is to be paid at the provider's own page: no card data touches us. */
export type Checkout = {
  /** Our payment's id, by which the provider's word is found again. */
  reference: string
  title: string
  amountCentavos: number
  payerEmail: string | undefined
  /** Where whoever paid, or gave up, comes back to. */
  returnUrl: string
  /** Where the provider tells what became of it. */
  noticeUrl: string
  /** Until when the page takes the money, what is paid later with its slips included; null where it never ends. */
  expiresAt: string | null
}

/** What the provider says of a payment when it is asked, whatever a notice said of it. */
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

/** The provider could not be asked, or did not answer: asking again later may help. */
export class ProviderAway extends Error {}

/** The provider turned something down for good. */
export class ProviderRefused extends Error {}

/** Paying online, as this house needs it; the only place that knows more is the client of one provider. */
export type OnlineProvider = {
  /** Opens a page to pay at. Asked twice with one reference and end it is one page. Throws `ProviderAway`. */
  createCheckout: (checkout: Checkout) => Promise<{ url: string }>
  /** Null where there is no such payment. Throws `ProviderAway`. */
  readPayment: (id: string) => Promise<ProviderPayment | null>
  /** Every payment that was begun at the page of a reference, at most the last thirty. Throws `ProviderAway`. */
  findPayments: (reference: string) => Promise<ProviderPayment[]>
  /** Returns money; asked twice with one key it is returned once. Throws `ProviderAway` and `ProviderRefused`. */
  refund: (refund: { id: string; amountCentavos: number; key: string }) => Promise<void>
  /** Whether a notice was signed with the secret that both sides know. */
  isSigned: (notice: Notice) => boolean
}
