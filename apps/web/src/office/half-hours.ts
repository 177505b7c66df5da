import { houseHours } from '@rumi/contract'

const halves = [':00', ':30']
const [opens = 0, closes = 0] = [houseHours.opens, houseHours.closes].map((time) => Number(time.slice(0, 2)))

/** The starts of a day, every half hour while the house is open (docs/domain.md#capacity). */
export const halfHours: readonly string[] = Array.from({ length: closes - opens }, (_, hour) =>
  halves.map((half) => `${String(opens + hour).padStart(2, '0')}${half}`),
).flat()
