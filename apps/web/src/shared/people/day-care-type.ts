import type { ServiceType } from '@rumi/contract'

/** Wire name of the day care. */
export const dayCareType = 'Guardería' satisfies ServiceType
