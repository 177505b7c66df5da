import { shipTo } from '@rumi/contract'
import { z } from 'zod'

/** Any form that has an address in it. */
export const addressed = z.object({ shipTo })
export type Addressed = z.input<typeof addressed>
