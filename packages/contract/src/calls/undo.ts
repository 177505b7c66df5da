import { z } from 'zod'
import { uuid } from '../fields.ts'
import { defineCall } from './call.ts'

/** How long the screen offers to take an act back. */
export const undoSeconds = 8

/** How long nothing follows from it: an answer may be on its way when the offer ends. */
export const undoHoldSeconds = undoSeconds + 2

/** Takes back what the desk has just done under an id of its own choosing (`undoId`); whoever did it, and nobody else. */
export const undo = {
  act: defineCall({
    name: 'undo.act',
    method: 'POST',
    path: '/undo/:id',
    access: 'desk',
    status: 204,
    params: z.object({ id: uuid }),
    failure: 'Error undoing',
  }),
}
