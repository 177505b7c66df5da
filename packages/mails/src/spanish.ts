import { dayOf, isDay, formatDay, formatDays, todayIn, type Times } from '@rumi/contract'
import { Temporal } from 'temporal-polyfill'

const today = () => todayIn(Temporal.Now.instant())

/** 'martes 13 de octubre', with the year only where it is not this one. */
export const spanishDay = (moment: string) => formatDay(isDay(moment) ? moment : dayOf(moment), today())

/** When a booking is, as screens say it too: 'lunes 7 al miércoles 16 de diciembre'. */
export const spanishDays = (times: Times) => formatDays(times, today())
