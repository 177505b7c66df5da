type PaidDocument = {
  uuid?: string
  amount?: number
  installment?: number
  last_balance?: number
  currency?: string
  taxability?: string
  taxes?: { base?: number; type?: string; rate?: number; factor?: string; withholding?: boolean }[]
}
/** Paid part of an invoice in parts. */
type PaymentComplement = {
  type?: string
  data?: {
    payment_form?: string
    currency?: string
    exchange?: number
    date?: string
    related_documents?: PaidDocument[]
  }[]
}

/** Tax of an item; a withheld one is subtracted from the total. */
type SoldTax = { type?: string; rate?: number; factor?: string; withholding?: boolean }

/** One thing that was sold. */
export type SoldItem = {
  quantity: number
  product: {
    description?: string
    product_key?: string
    unit_key?: string
    unit_name?: string
    sku?: string
    price: number
    tax_included?: boolean
    taxability?: string
    taxes?: SoldTax[]
  }
}
/** Request to stamp. */
export type RequestedInvoice = {
  type?: string
  series?: string
  folio_number?: number
  related_documents?: { relationship?: string; documents?: string[] }[]
  idempotency_key?: string
  external_id?: string
  customer?: { legal_name?: string; tax_id?: string; tax_system?: string; address?: { zip?: string } }
  use?: string
  payment_form?: string
  payment_method?: string
  global?: { periodicity?: string; months?: string; year?: number }
  items?: SoldItem[]
  complements?: PaymentComplement[]
}
/** Stamped document. */
export type StoredInvoice = {
  id: string
  uuid: string
  /** Local time of the stamp, to the second. */
  moment: string
  status: 'valid' | 'canceled'
  cancellation_status: 'none' | 'pending' | 'accepted' | 'rejected'
  total: number
  /** Of a payment complement: what was paid. */
  paid: number
  external_id: string | null
  idempotency_key: string | null
  cancellation: { motive: string; substitution?: string } | null
  requested: RequestedInvoice
}
