import { z } from 'zod'
import { instant, version } from '../../fields.ts'
import { planPages } from '../../rules/business/plan-cards.ts'
import { defineCall } from '../call.ts'

/** Steps of the setup guide before opening, in order. */
export const setupSteps = [
  'identity',
  'hours',
  'places',
  'services',
  'requirements',
  'payments',
  'team',
  'texts',
  'photos',
  'shop',
  'review',
] as const
export type SetupStep = (typeof setupSteps)[number]

const businessSetup = z.object({
  /** True if the site, registration, booking and shop are public. */
  open: z.boolean(),
  /** Counts openings and closings; 0 for a business that was never closed. */
  version: z.int(),
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
  steps: z.array(
    z.object({
      step: z.enum(setupSteps),
      /** True if a user has reviewed and confirmed it. */
      done: z.boolean(),
      /** True if every value equals its default. */
      asShipped: z.boolean(),
      /**
       * Pages with default texts, pictures without a photograph, products that came with the shop, and, for the review,
       * other steps with default values; null for a step of settings.
       */
      unchanged: z.object({ count: z.int(), of: z.int() }).nullable(),
    }),
  ),
  /** Pages of services on sale. */
  offers: z.array(z.enum(planPages)),
})
export type BusinessSetup = z.output<typeof businessSetup>

const answer = z.object({ data: z.object({ setup: businessSetup }) })

/** Setup of a new business, up to its opening. */
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
