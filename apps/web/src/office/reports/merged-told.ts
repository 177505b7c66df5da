import type { ReportCard } from '@rumi/data-layer'
import type { Told } from './day-words.ts'

export const toldOf = ({ mood, ate, played, rest, words }: ReportCard): Told => ({
  mood,
  ate,
  played,
  rest,
  words,
})

/** What two phones wrote on one card: what was changed here stays, the rest is as the other left it. */
export const mergedTold = ({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Told>): Told => ({
  mood: mine.mood === base.mood ? theirs.mood : mine.mood,
  ate: mine.ate === base.ate ? theirs.ate : mine.ate,
  played: mine.played === base.played ? theirs.played : mine.played,
  rest: mine.rest === base.rest ? theirs.rest : mine.rest,
  words: mine.words === base.words ? theirs.words : mine.words,
})
