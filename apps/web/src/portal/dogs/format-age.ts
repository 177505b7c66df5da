import { Temporal } from 'temporal-polyfill'
import { dogsCopy } from '../../copy/portal/dogs.ts'

/** Age in words: '7 semanas', '4 meses', '1 año y 2 meses', '6 años'. */
export function formatAge(birthDate: string, today: string) {
  const { years, months } = Temporal.PlainDate.from(birthDate).until(today, { largestUnit: 'years' })
  if (years === 0 && months < 4) return dogsCopy.weeks(weeksBetween(birthDate, today))
  if (years === 0) return dogsCopy.months(months)
  if (years >= 4 || months === 0) return dogsCopy.years(years)
  return `${dogsCopy.years(years)}${dogsCopy.and}${dogsCopy.months(months)}`
}

const weeksBetween = (birthDate: string, today: string) =>
  Temporal.PlainDate.from(birthDate).until(today, { largestUnit: 'weeks' }).weeks
