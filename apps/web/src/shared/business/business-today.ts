import { todayIn } from '@rumi/contract'
import { Temporal } from 'temporal-polyfill'

/** Today at the business, in its time zone. */
export const businessToday = () => todayIn(Temporal.Now.instant())
