import { weeklyCalendar, type HouseCalendar } from '@rumi/contract'
import { useHouse } from './use-house.ts'

/** When the house works in a usual week, as it is set; the server alone knows the single days it has closed. */
export const useHouseCalendar = (): HouseCalendar => weeklyCalendar(useHouse())
