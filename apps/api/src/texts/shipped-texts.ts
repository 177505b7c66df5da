import { longestText, textTrouble, type SiteText } from '@rumi/contract'
import { textSentences } from '../copy/business-sentences.ts'
import { Refused } from '../http/refused.ts'

/** Default texts of the built site and the mails. */
export type ShippedTexts = {
  texts: readonly SiteText[]
  /** Facts available in braces on every page. */
  factNames: readonly string[]
}

/** Knows each text by its key, and refuses words that cannot take its place. */
export function knownTexts({ texts, factNames }: ShippedTexts) {
  const byKey = new Map(texts.map((one) => [one.key, one]))

  const textAt = (key: string) => {
    const found = byKey.get(key)
    if (!found) throw new Refused('not-found')
    return found
  }

  /** Refuses words that the place is not made for, or that name a fact there is not. */
  const check = (path: string, key: string, value: string) => {
    const text = textAt(key)
    const trouble = textTrouble(value, text, factNames)
    if (!trouble) return
    const message =
      trouble.kind === 'too-long'
        ? textSentences.tooLong(longestText(text))
        : textSentences.unknownFact(trouble.fact, text.facts ?? factNames)
    throw new Refused('malformed', { issues: [{ path, message }] })
  }

  return { textAt, check }
}
