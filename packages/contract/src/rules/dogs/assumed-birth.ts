import { addDays } from '../time/business-time.ts'

/** Age of a dog of which only the weight is known: an adult's. */
const assumedAgeDays = 730

/** Birth date that is assumed of a dog known by its weight alone. */
export const assumedBirth = (today: string) => addDays(today, -assumedAgeDays)
