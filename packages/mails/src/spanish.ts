import { Temporal } from 'temporal-polyfill'

const zone = 'America/Mexico_City'
const dayWords = { weekday: 'long', day: 'numeric', month: 'long' } as const
const pesos = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const list = new Intl.ListFormat('es-MX', { type: 'conjunction' })

const isDay = (moment: string) => /^\d{4}-\d{2}-\d{2}$/.test(moment)

const localTime = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone)

const dayOf = (moment: string) =>
  isDay(moment) ? Temporal.PlainDate.from(moment) : localTime(moment).toPlainDate()

/** 'martes 13 de octubre', with the year only where it is not `today`'s. */
export function spanishDay(moment: string, today = Temporal.Now.plainDateISO(zone)): string {
  const day = dayOf(moment)
  const words = day.toLocaleString('es-MX', dayWords).replace(',', '')
  return day.year === today.year ? words : `${words} de ${day.year}`
}

/** '7:00', on the clock of the house. */
export function spanishHour(instant: string): string {
  const { hour, minute } = localTime(instant)
  return `${hour}:${String(minute).padStart(2, '0')}`
}

/** '$1,240.00 MXN' */
export const spanishPesos = (centavos: number) => `$${pesos.format(centavos / 100)} MXN`

/** 'Canela, Frijol y Taco' */
export const spanishList = (words: string[]) => list.format(words)
