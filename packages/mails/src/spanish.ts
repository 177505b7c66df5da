import { dayOf, isDay, formatDay, formatDays, formatTheHour, todayIn, type Times } from '@rumi/contract'
import { Temporal } from 'temporal-polyfill'

const today = () => todayIn(Temporal.Now.instant())

/** 'martes 13 de octubre', with the year only where it is not this one. */
export const spanishDay = (moment: string) => formatDay(isDay(moment) ? moment : dayOf(moment), today())

/** 'las 10:00 del martes 13 de octubre', after 'hasta' or 'antes de'. */
export const momentOf = (moment: string) => `${formatTheHour(moment)} del ${spanishDay(moment)}`

/** 'martes 13 de octubre a las 10:00', after 'hasta el'. */
export const dayAndHour = (moment: string) => `${spanishDay(moment)} a ${formatTheHour(moment)}`

/** '1 pieza', '2 piezas'. */
export const piecesOf = (quantity: number) => (quantity === 1 ? '1 pieza' : `${quantity} piezas`)

/** Formats the time of a booking as screens do: 'lunes 7 al miércoles 16 de diciembre'. */
export const spanishDays = (times: Times) => formatDays(times, today())
