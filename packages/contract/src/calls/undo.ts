import { z } from 'zod'
import { uuid } from '../fields.ts'
import { defineCall } from './call.ts'

/** Seconds that a screen offers undo. */
export const undoSeconds = 8

/** Seconds that consequences are delayed. An undo request may be in flight when the offer ends. */
export const undoHoldSeconds = undoSeconds + 2

/** Reverses an act of the desk by its client-chosen id (`undoId`), for its author alone. */
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
