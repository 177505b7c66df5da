/**
 * How an invoice stands with who stamps it: asked for and not answered yet, refused, stamped, its cancellation waiting for the receiver,
 * cancelled.
 */
export const cfdiStatuses = ['asked', 'refused', 'valid', 'cancelling', 'cancelled'] as const
export type CfdiStatus = (typeof cfdiStatuses)[number]

/**
 * Why a stamped invoice is cancelled (SAT: c_MotivoCancelacion): it has a mistake, the sale did not come about, a sale of a global invoice
 * is invoiced to somebody by name.
 */
export const cancelMotives = ['02', '03', '04'] as const
export type CancelMotive = (typeof cancelMotives)[number]

/** What is invoiced: an order, a booking, a pass. */
export const saleSubjects = ['orders', 'bookings', 'passes'] as const

/**
 * What a document for the tax office is about: a sale, of which it is the invoice; a refund of one, of which it is the credit note; a
 * payment of one that is invoiced in parts, of which it is the complement; all that was sold to the public in a period.
 */
export const cfdiSubjects = [...saleSubjects, 'refunds', 'payments', 'globals'] as const
export type CfdiSubject = (typeof cfdiSubjects)[number]

/** The one document that is meant: of what, and its id. */
export type CfdiOf = { of: CfdiSubject; id: string }

/** The motives by which the document of a subject is cancelled. */
export const motivesOf = (of: CfdiSubject): readonly CancelMotive[] =>
  of === 'globals' ? cancelMotives : ['02', '03']
