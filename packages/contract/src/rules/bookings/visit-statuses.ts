/** States of a visit, the presence of one dog. */
export const visitStatuses = ['expected', 'in-house', 'gone', 'missed'] as const
export type VisitStatus = (typeof visitStatuses)[number]
