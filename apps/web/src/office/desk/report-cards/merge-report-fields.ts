import type { ReportCard } from '@rumi/data-layer'
import type { ReportFields } from './day-words.ts'

export const reportFieldsOf = ({ mood, ate, played, rest, words }: ReportCard): ReportFields => ({
  mood,
  ate,
  played,
  rest,
  words,
})

/** What two phones wrote on one card: what was changed here stays, the rest is as the other left it. */
export const mergeReportFields = ({
  base,
  mine,
  theirs,
}: Record<'base' | 'mine' | 'theirs', ReportFields>): ReportFields => ({
  mood: mine.mood === base.mood ? theirs.mood : mine.mood,
  ate: mine.ate === base.ate ? theirs.ate : mine.ate,
  played: mine.played === base.played ? theirs.played : mine.played,
  rest: mine.rest === base.rest ? theirs.rest : mine.rest,
  words: mine.words === base.words ? theirs.words : mine.words,
})

/** What is written on a card: what it was begun from, of which version, and what it is to say. */
export type ReportDraft = { base: ReportFields; wanted: ReportFields; version: number }

/** What is kept of a card; a build before kept what it is to say alone. */
type KeptReport = Partial<ReportDraft> | Partial<ReportFields>

/** A card as it is opened: what of a draft that was kept is one's own, over the card as it is now. */
export function openedDraft(card: ReportCard, kept: KeptReport = {}): ReportDraft {
  const theirs = reportFieldsOf(card)
  const { base = theirs, wanted: mine = base } = 'wanted' in kept ? kept : { wanted: { ...theirs, ...kept } }
  const wanted = mergeReportFields({ base, mine, theirs })
  return { base: theirs, wanted, version: card.version }
}
