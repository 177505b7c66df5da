import { Temporal } from 'temporal-polyfill'
import { houseZone } from '@rumi/contract'

/** The calendar day it is in the house, `YYYY-MM-DD`. */
export const today = () => Temporal.Now.plainDateISO(houseZone).toString()

/** This instant, ISO 8601 in UTC. */
export const now = () => Temporal.Now.instant().toString({ smallestUnit: 'millisecond' })
