import { shipTo } from '@rumi/contract'
import { z } from 'zod'

/** Any form with an address. */
export const addressed = z.object({ shipTo })
export type Addressed = z.input<typeof addressed>
