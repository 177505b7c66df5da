import { bookingSentences } from '../copy/booking-sentences.ts'
import { Refused } from '../http/refused.ts'

/** What an owner is told who names a room or a person. */
export const refuseOwnersChoice = () =>
  new Refused('not-your-role', { message: bookingSentences.houseAssigns })
