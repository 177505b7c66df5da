import { todayIn } from '@rumi/contract'
import { Temporal } from 'temporal-polyfill'

/** The house's today, wherever the phone is. */
export const houseToday = () => todayIn(Temporal.Now.instant())
