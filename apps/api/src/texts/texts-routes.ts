import { longestText, texts, textTrouble, type KeptText, type SiteText } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import { textSentences } from '../copy/text-sentences.ts'
import type { Db } from '../db/connect.ts'
import { expectedVersion } from '../http/expected-version.ts'
import { Refused } from '../http/refused.ts'
import { registerRoute } from '../http/register-route.ts'
import { addTextVersion, newestTexts } from './texts-repository.ts'

/** What the built site says of its texts. */
export type ShippedTexts = {
  texts: readonly SiteText[]
  /** What may stand in braces. */
  factNames: readonly string[]
}

type TextsOptions = {
  db: Db
  shipped: ShippedTexts
  /** A page as it would be with words that nobody has saved. */
  preview: (path: string, drafts: Readonly<Record<string, string>>) => Promise<string | null>
}

/** What public pages say, in the words of this business: read by staff, changed by whoever runs it. */
export function textsRoutes(app: FastifyInstance, { db, shipped, preview }: TextsOptions) {
  const byKey = new Map(shipped.texts.map((one) => [one.key, one]))

  const textAt = (key: string) => {
    const found = byKey.get(key)
    if (!found) throw new Refused('not-found')
    return found
  }

  /** Refuses words that the place is not made for, or that name a fact there is not. */
  const check = (path: string, key: string, value: string) => {
    const trouble = textTrouble(value, textAt(key), shipped.factNames)
    if (!trouble) return
    const message =
      trouble.kind === 'too-long'
        ? textSentences.tooLong(longestText(textAt(key).default))
        : textSentences.unknownFact(trouble.fact, shipped.factNames)
    throw new Refused('malformed', { issues: [{ path, message }] })
  }

  registerRoute(app, texts.list, async () => {
    const newest = await newestTexts(db)
    const kept = shipped.texts.map((one): KeptText => ({
      ...one,
      ...(newest.get(one.key) ?? { value: null, version: 1 }),
    }))
    return { data: { texts: kept, facts: [...shipped.factNames] } }
  })

  registerRoute(app, texts.change, async ({ actor, body, params: { key }, request }) => {
    const text = textAt(key)
    check('value', key, body.value)
    const { version } = { ...body, ...expectedVersion(request) }
    const newest = await db.transaction((tx) =>
      addTextVersion(tx, key, body.value, { by: actor.id, expected: version }),
    )
    return { data: { text: { ...text, ...newest } } }
  })

  registerRoute(app, texts.restore, async ({ actor, params: { key }, request }) => {
    const { version } = expectedVersion(request)
    textAt(key)
    await db.transaction((tx) => addTextVersion(tx, key, null, { by: actor.id, expected: version }))
  })

  registerRoute(app, texts.preview, async ({ body: { path, drafts } }) => {
    for (const [key, value] of Object.entries(drafts)) check(`drafts.${key}`, key, value)
    const html = await preview(path, drafts)
    if (html === null) throw new Refused('not-found')
    return { data: { html } }
  })
}
