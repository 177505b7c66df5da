/** Permanent filter of the screen of clients. */
export const clientRows = { always: { role: 'cliente' } } as const
