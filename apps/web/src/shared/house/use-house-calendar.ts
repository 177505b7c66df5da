import { weeklyCalendar, type HouseCalendar } from '@rumi/contract'
import { useHouse } from './use-house.ts'

/** Weekly opening hours; only the server knows single closed days. */
export const useHouseCalendar = (): HouseCalendar => weeklyCalendar(useHouse())
