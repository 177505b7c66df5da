import { z } from 'zod'
import { instant, version } from '../../fields.ts'
import { setupSteps } from '../../rules/business/setup-steps.ts'
import { defineCall } from '../call.ts'

const houseSetup = z.object({
  /** Whether the public sees the site and can register, book and buy. */
  open: z.boolean(),
  /** Counts openings and closings; 0 for a house that was never closed. */
  version: z.int(),
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
  steps: z.array(
    z.object({
      step: z.enum(setupSteps),
      /** Somebody looked it through and said so. */
      done: z.boolean(),
      /** Nothing of it says anything else than the defaults. */
      asShipped: z.boolean(),
    }),
  ),
})
export type HouseSetup = z.output<typeof houseSetup>

const answer = z.object({ data: z.object({ setup: houseSetup }) })

/** How a new house gets ready, and opens. */
export const setup = {
  read: defineCall({
    name: 'setup.read',
    method: 'GET',
    path: '/setup',
    access: 'admin',
    status: 200,
    answer,
    failure: 'Error fetching setup',
  }),
  mark: defineCall({
    name: 'setup.mark',
    method: 'PATCH',
    path: '/setup',
    access: 'admin',
    status: 200,
    body: z.strictObject({
      step: z.enum(setupSteps, { error: 'Elige un paso de la guía.' }),
      done: z.boolean({ error: 'Di si está listo.' }),
    }),
    answer,
    failure: 'Error updating setup',
  }),
  open: defineCall({
    name: 'setup.open',
    method: 'PUT',
    path: '/setup/opening',
    access: 'admin',
    takesVersion: true,
    status: 200,
    body: z.strictObject({
      open: z.boolean({ error: 'Elige si abres o cierras al público.' }),
      version: version.or(z.literal(0)).optional(),
    }),
    answer,
    failure: 'Error opening the house',
  }),
}
