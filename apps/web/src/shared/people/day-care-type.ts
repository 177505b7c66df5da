import type { ServiceType } from '@rumi/contract'

/** What the wire calls the day care. */
export const dayCareType = 'Guardería' satisfies ServiceType
