import { z } from 'zod'

/** Message of a month that is none. */
export const asMonth = { error: 'Escribe el mes como 2026-11.' }
/** A month of the books, as 2026-11. */
export const bookMonth = z.string(asMonth).regex(/^2\d{3}-(0[1-9]|1[0-2])$/, asMonth)
