import { dayOf, isDay, formatDay, formatDays, todayIn, type Times } from '@rumi/contract'
import { Temporal } from 'temporal-polyfill'

const list = new Intl.ListFormat('es-MX', { type: 'conjunction' })

const today = () => todayIn(Temporal.Now.instant())

/** 'martes 13 de octubre', with the year only where it is not this one. */
export const spanishDay = (moment: string) => formatDay(isDay(moment) ? moment : dayOf(moment), today())

/** When a booking is, as screens say it too: 'lunes 7 al miércoles 16 de diciembre'. */
export const spanishDays = (times: Times) => formatDays(times, today())

/** 'Canela, Frijol y Taco' */
export const spanishList = (words: string[]) => list.format(words)
