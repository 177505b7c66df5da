import { z } from 'zod'
import { day } from '../fields.ts'

/** Last day up to today on which a list has rows; null if it has none. */
export const lastDayAnswer = z.object({ data: z.object({ lastDay: day.nullable() }) })
