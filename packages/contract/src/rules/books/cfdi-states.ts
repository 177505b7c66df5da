/**
 * States of a CFDI at the stamping provider: requested, refused, stamped, cancellation pending at the
 * receiver, cancelled.
 */
export const cfdiStatuses = ['asked', 'refused', 'valid', 'cancelling', 'cancelled'] as const
export type CfdiStatus = (typeof cfdiStatuses)[number]

/**
 * Reasons to cancel a stamped invoice (SAT: c_MotivoCancelacion): it has errors, the sale did not happen, or
 * a sale of a global invoice is invoiced by name.
 */
export const cancelMotives = ['02', '03', '04'] as const
export type CancelMotive = (typeof cancelMotives)[number]

export const saleSubjects = ['orders', 'bookings', 'passes'] as const

/**
 * Subjects of a CFDI: a sale (invoice), a refund (credit note), a payment of an invoice in parts (payment
 * complement), or all public sales of a period (global invoice).
 */
export const cfdiSubjects = [...saleSubjects, 'refunds', 'payments', 'globals'] as const
export type CfdiSubject = (typeof cfdiSubjects)[number]

/** The one document that is meant: of what, and its id. */
export type CfdiOf = { of: CfdiSubject; id: string }

/** The motives by which the document of a subject is cancelled. */
export const motivesOf = (of: CfdiSubject): readonly CancelMotive[] =>
  of === 'globals' ? cancelMotives : ['02', '03']
