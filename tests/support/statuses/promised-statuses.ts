/** Callers, in the order of the statuses of each line below. */
export const callers = [
  'a stranger',
  'the owner',
  'another client',
  'the desk',
  'the books',
  'an admin',
] as const

type Statuses = readonly [number, number, number, number, number, number]

/**
 * What each asker is answered: about a record of the owner's, about one of their own, about one that does not exist. An operation that is
 * about no record in particular has one line.
 */
export type Promised = Statuses | { record: Statuses; own?: Statuses; missing?: Statuses }

/** One status for every caller. */
export const sameForAll = (status: number): Statuses => [status, status, status, status, status, status]
/** One status for every caller with a session. */
export const signedIn = (status: number): Statuses => [401, status, status, status, status, status]
