import type { ReportCard } from '@rumi/data-layer'
import type { ReportFields } from './day-words.ts'

export const reportFieldsOf = ({ mood, ate, played, rest, words }: ReportCard): ReportFields => ({
  mood,
  ate,
  played,
  rest,
  words,
})

/** Merges two edits of a card: local changes win, other fields follow the other device. */
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

/** Draft of a card: base content, its version, and the wanted content. */
export type ReportDraft = { base: ReportFields; wanted: ReportFields; version: number }

/** Stored draft of a card; earlier builds stored only the wanted content. */
type StoredReport = Partial<ReportDraft> | Partial<ReportFields>

/** Restores a draft: applies the stored local changes to the current card. */
export function openedDraft(card: ReportCard, stored: StoredReport = {}): ReportDraft {
  const theirs = reportFieldsOf(card)
  const { base = theirs, wanted: mine = base } =
    'wanted' in stored ? stored : { wanted: { ...theirs, ...stored } }
  const wanted = mergeReportFields({ base, mine, theirs })
  return { base: theirs, wanted, version: card.version }
}
