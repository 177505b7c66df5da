import { z } from 'zod'
import { uuid } from '../../fields.ts'
import { planCardWords } from '../../resources/plan-cards.ts'
import { defineCall } from '../call.ts'

export const plans = {
  preview: defineCall({
    name: 'plans.preview',
    method: 'POST',
    path: '/planCards/preview',
    access: 'admin',
    costly: true,
    namesOne: true,
    status: 200,
    body: z.strictObject({
      /** The page as it is visited. */
      path: z.string().regex(/^\/[a-z-]*$/),
      card: planCardWords,
      /** The card whose words these are to be; without one they are a new card's. */
      id: uuid.optional(),
    }),
    answer: z.object({ data: z.object({ html: z.string() }) }),
    failure: 'Error rendering preview',
  }),
}
