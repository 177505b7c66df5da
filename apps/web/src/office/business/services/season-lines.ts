import { isDay, type Season, type SeasonTerms } from '@rumi/contract'
import { seasonTermsCopy as copy } from '../../../copy/shared/terms.ts'

const termNames = ['depositPercent', 'freeUntilHours', 'keepPercent'] as const satisfies (keyof SeasonTerms)[]

/** Formats the terms of a season: 'anticipo 50 %'. */
export const formatSeasonTerms = (season: { [Name in keyof SeasonTerms]?: unknown }) =>
  termNames.flatMap((name) => {
    const term = season[name]
    return typeof term === 'number' ? [copy[name](term)] : []
  })

/** 'Navidad: 2026-12-20 a 2027-01-06, +20 %, anticipo 50 %', one per line. */
export const formatSeasons = (seasons: readonly Season[]) =>
  seasons
    .map(({ name, from, to, percent, ...terms }) =>
      [`${name}: ${from} a ${to}`, `${percent > 0 ? '+' : ''}${percent} %`, ...formatSeasonTerms(terms)].join(
        ', ',
      ),
    )
    .join('\n')

const pattern =
  /^(?<name>.+?)\s*:\s*(?<from>[\d-]{10})\s+a\s+(?<to>[\d-]{10})\s*,\s*(?<percent>[+−-]?\d{1,3})\s*%?(?<terms>\s*,.*)?$/

/** Parses a term, ignoring case and spacing; undefined if invalid. */
function readTerm(text: string): SeasonTerms | undefined {
  const [, figure = ''] = /(\d{1,3})/.exec(text) ?? []
  const plain = (words: string) => words.toLowerCase().replaceAll(/[\s%]/g, '')
  const found = termNames.find((name) => {
    const [asWritten, withUnit] = [plain(text), plain(copy[name](Number(figure)))]
    return figure !== '' && (asWritten === withUnit || `${asWritten}h` === withUnit)
  })
  return found && { [found]: Number(figure) }
}

/** Parses the terms after a season's percentage; null if one is invalid or repeated. */
function readTerms(text: string): SeasonTerms | null {
  const parsed = text.split(',').slice(1).map(readTerm)
  const terms: SeasonTerms = Object.assign({}, ...parsed)
  return parsed.includes(undefined) || Object.keys(terms).length < parsed.length ? null : terms
}

/** Parses seasons by line; null for an invalid line. */
export const readSeasons = (text: string): (Season | null)[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const { name, from, to, percent, terms: after = '' } = pattern.exec(line)?.groups ?? {}
      const terms = readTerms(after)
      if (!name || !from || !to || !percent || !terms || !isDay(from) || !isDay(to)) return null
      return { name, from, to, percent: Number(percent.replace('−', '-')), ...terms }
    })
