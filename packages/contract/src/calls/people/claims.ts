import { z } from 'zod'
import { instant, uuid } from '../../fields.ts'
import { defineCall } from '../call.ts'

/** Lifetime in days of a claim link for a desk-managed account. It is printed and handed over. */
export const claimDays = 14

/** Hands over an account to a client that the desk registered without an address. */
export const claims = {
  create: defineCall({
    name: 'clients.makeClaimLink',
    method: 'POST',
    path: '/users/:id/claimLinks',
    access: 'desk',
    status: 201,
    params: z.object({ id: uuid }),
    answer: z.object({ data: z.object({ claimLink: z.object({ link: z.string(), expiresAt: instant }) }) }),
    failure: 'Error creating claim link',
  }),
}
