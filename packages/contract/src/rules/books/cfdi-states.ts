/**
 * States of a CFDI at the stamping provider: requested, refused, stamped, cancellation pending at the
 * receiver, cancelled.
 */
export const cfdiStatuses = ['asked', 'refused', 'valid', 'cancelling', 'cancelled'] as const
export type CfdiStatus = (typeof cfdiStatuses)[number]

/**
 * Reasons to cancel a stamped invoice (SAT: c_MotivoCancelacion): it has errors and another takes its place, it has
 * errors, the sale did not happen, or a sale of a global invoice is invoiced by name.
 */
export const cancelMotives = ['01', '02', '03', '04'] as const
export type CancelMotive = (typeof cancelMotives)[number]

export const saleSubjects = ['orders', 'bookings', 'passes'] as const

/**
 * Subjects of a CFDI: a sale (invoice), a refund (credit note), a payment of an invoice in parts (payment
 * complement), a payment before the invoice of its sale (deposit), its application to that invoice (egreso), or all public sales of a
 * period (global invoice).
 */
export const cfdiSubjects = [
  ...saleSubjects,
  'refunds',
  'payments',
  'deposits',
  'applications',
  'globals',
] as const
export type CfdiSubject = (typeof cfdiSubjects)[number]

/** The one document that is meant: of what, and its id. */
export type CfdiOf = { of: CfdiSubject; id: string }

const isSale = (of: CfdiSubject) => saleSubjects.some((one) => one === of)

/** Motives by which the document of a subject is cancelled. Only the invoice of a sale is substituted. */
export function motivesOf(of: CfdiSubject): readonly CancelMotive[] {
  if (of === 'globals') return ['02', '03', '04']
  return isSale(of) ? ['01', '02', '03'] : ['02', '03']
}

type Standing = { status: CfdiStatus; cancelMotive: CancelMotive | null; substitutes: string | null }

/** True if a document stands for its subject: live, not substituted, and no substitute that is only requested. */
export const isStandingCfdi = ({ status, cancelMotive, substitutes }: Standing) =>
  status === 'asked'
    ? substitutes === null
    : status === 'valid' || (status === 'cancelling' && cancelMotive !== '01')
