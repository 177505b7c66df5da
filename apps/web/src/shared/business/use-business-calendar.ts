import { type BusinessCalendar, weeklyCalendar } from '@rumi/contract'
import { useBusiness } from './use-business.ts'

/** Weekly opening hours; only the server knows single closed days. Separate file: public pages do not load its library. */
export const useBusinessCalendar = (): BusinessCalendar => weeklyCalendar(useBusiness())
