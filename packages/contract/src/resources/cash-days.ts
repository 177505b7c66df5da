import { z } from 'zod'
import { centavos, instant, stamps, text, uuid, version } from '../fields.ts'
import { defineResource } from '../resource.ts'
import { cashDayStatuses, denominations, type Denomination } from '../rules/money/cash-days.ts'

const count = z.strictObject({
  denominationCentavos: z.literal(denominations, { error: 'Ese billete o moneda no existe.' }),
  pieces: z
    .int({ error: 'Escribe cuántas piezas, en número entero.' })
    .min(0, { error: 'Escribe cuántas piezas, en número entero.' })
    .max(100_000, { error: 'Esas piezas son demasiadas.' }),
}) satisfies z.ZodType<{ denominationCentavos: Denomination; pieces: number }>

const counts = z
  .array(count)
  .min(1, { error: 'Cuenta los billetes y las monedas.' })
  .max(denominations.length, { error: 'Escribe cada billete y moneda una vez.' })
  .refine((rows) => new Set(rows.map((row) => row.denominationCentavos)).size === rows.length, {
    error: 'Escribe cada billete y moneda una vez.',
  })

/** Day of a till. The expected amount is returned only after the count, so that it cannot guide the count. */
export const cashDays = defineResource({
  name: 'cashDays',
  path: '/cashDays',
  one: 'cashDay',
  many: 'cashDays',
  id: 'id',
  record: z.object({
    id: uuid,
    till: z.string(),
    status: z.enum(cashDayStatuses),
    floatCentavos: centavos,
    counts: z.array(count).nullable(),
    countedCentavos: centavos.nullable(),
    expectedCentavos: z.int().nullable(),
    /** Counted minus expected amount; negative if cash is missing. */
    differenceCentavos: z.int().nullable(),
    differenceReason: z.string(),
    openedBy: uuid,
    openedAt: instant,
    closedBy: uuid.nullable(),
    closedAt: instant.nullable(),
    version,
    ...stamps,
  }),
  create: z.strictObject({
    floatCentavos: centavos,
    till: text(40, 1, 'Escribe el nombre de la caja.').optional(),
  }),
  update: z.strictObject({
    /** Corrects a mistyped float; only before the till is counted, and without other changes. */
    floatCentavos: centavos.optional(),
    counts: counts.optional(),
    differenceReason: text(200).optional(),
    status: z.enum(['counted', 'closed'], { error: 'Elige un estado de la lista.' }).optional(),
    version: version.optional(),
  }),
  filters: z.object({ status: z.enum(cashDayStatuses), till: text(40, 1, 'Elige la caja.'), openedBy: uuid }),
  verbs: {
    list: { access: 'staff', failure: 'Error fetching cash days' },
    create: { access: 'desk', failure: 'Error opening cash day' },
    read: { access: 'staff', failure: 'Error fetching cash day' },
    update: { access: 'desk', failure: 'Error updating cash day' },
  },
})
