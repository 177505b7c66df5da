import { Refused } from '../http/refused.ts'

/** What an owner is told who names a room or a person. */
export const refuseOwnersChoice = () =>
  new Refused('not-your-role', { message: 'La habitación y la persona las asigna la casa.' })
