import { widestHours, type HouseTerms } from '@rumi/contract'

const halves = [':00', ':30']

/** Half-hour slots of a day, from the first opening to the last closing of any weekday (docs/domain.md#capacity). */
export function halfHours({ hours }: Pick<HouseTerms, 'hours'>): string[] {
  const { opens, closes } = widestHours(Object.values(hours).flat()) ?? { opens: '00:00', closes: '23:45' }
  return Array.from({ length: 24 }, (_, hour) =>
    halves.map((half) => `${String(hour).padStart(2, '0')}${half}`),
  )
    .flat()
    .filter((time) => opens <= time && time < closes)
}
