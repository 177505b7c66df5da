import { isDay, type Season } from '@rumi/contract'

/** 'Navidad: 2026-12-20 a 2027-01-06, +20 %', a line for each. */
export const formatSeasons = (seasons: readonly Season[]) =>
  seasons
    .map(({ name, from, to, percent }) => `${name}: ${from} a ${to}, ${percent > 0 ? '+' : ''}${percent} %`)
    .join('\n')

const pattern =
  /^(?<name>.+?)\s*:\s*(?<from>[\d-]{10})\s+a\s+(?<to>[\d-]{10})\s*,\s*(?<percent>[+−-]?\d{1,3})\s*%?$/

/** The seasons of a text, one a line; null for a line that tells none. */
export const readSeasons = (text: string): (Season | null)[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const { name, from, to, percent } = pattern.exec(line)?.groups ?? {}
      if (!name || !from || !to || !percent || !isDay(from) || !isDay(to)) return null
      return { name, from, to, percent: Number(percent.replace('−', '-')) }
    })
