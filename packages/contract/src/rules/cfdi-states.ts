/**
 * How an invoice of an order stands with who stamps it: asked for and not answered yet, refused, stamped, its cancellation waiting for
 * the receiver, cancelled.
 */
export const cfdiStatuses = ['asked', 'refused', 'valid', 'cancelling', 'cancelled'] as const
export type CfdiStatus = (typeof cfdiStatuses)[number]

/** Why a stamped invoice is cancelled (SAT: c_MotivoCancelacion): it has a mistake, or the sale did not come about. */
export const cancelMotives = ['02', '03'] as const
export type CancelMotive = (typeof cancelMotives)[number]
