import { z } from 'zod'

/** A Mexican postal code, which is never 00000. */
export const postalCode = z
  .string({ error: 'Escribe el código postal.' })
  .regex(/^\d{5}$/, { error: 'El código postal tiene 5 dígitos.' })
  .refine((written) => written !== '00000', { error: 'Ese código postal no existe.' })
