/** Kinds of incident. */
export const incidentKinds = ['bite', 'fight', 'injury', 'illness', 'escape', 'damage', 'other'] as const
export type IncidentKind = (typeof incidentKinds)[number]

/** Parts of a dog in an incident. */
export const incidentRoles = ['hurt', 'involved'] as const
export type IncidentRole = (typeof incidentRoles)[number]

/** A draft may change; a sent incident never does. */
export const incidentStatuses = ['draft', 'sent'] as const

/** Ways in which the owners were notified. */
export const notifiedWays = ['in-person', 'phone', 'message'] as const
export type NotifiedWay = (typeof notifiedWays)[number]

/** Maximum numbers of dogs, photos and characters of an incident (ours). */
export const incidentLimits = { dogs: 10, photos: 8, text: 2_000 } as const
