import { inDogWord, isReplacedText, texts, type StoredSiteText } from '@rumi/contract'
import { mailsPrefix, mailTexts } from '@rumi/mails'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { requestSentences } from '../copy/request-sentences.ts'
import type { Database } from '../db/connect.ts'
import { expectedVersion } from '../http/requests/entity-tags.ts'
import { Refused } from '../http/refused.ts'
import { registerRoute } from '../http/register-route.ts'
import { currentSettings } from '../settings/index.ts'
import { mailTextRoutes } from './mail-text-routes.ts'
import { knownTexts, type ShippedTexts } from './shipped-texts.ts'
import { addTextVersion, newestTexts } from './texts-repository.ts'

type TextsOptions = {
  database: Database
  config: Config
  shipped: ShippedTexts
  /** Renders a page with unsaved texts. */
  preview: (path: string, drafts: { texts: Readonly<Record<string, string>> }) => Promise<string | null>
}

/** Routes of the texts of pages and mails: read by staff, changed by managers. */
export function textsRoutes(app: FastifyInstance, { database, config, shipped, preview }: TextsOptions) {
  const { db } = database
  const all = [...shipped.texts, ...mailTexts()]
  const { textAt, check } = knownTexts({ ...shipped, texts: all })
  mailTextRoutes(app, { database, config, check })

  /** Texts of default items that the business has replaced by its own are not shown anywhere. */
  async function shownTexts() {
    const { lists, dogWord } = await currentSettings(db)
    return all
      .filter(({ key }) => !isReplacedText(key, lists))
      .map((one) =>
        one.key.startsWith(mailsPrefix) ? { ...one, default: inDogWord(one.default, dogWord) } : one,
      )
  }

  registerRoute(app, texts.list, async ({ query: { limit: most, cursor } }) => {
    const shown = await shownTexts()
    const limit = most ?? shown.length
    const from = cursor === undefined ? 0 : shown.findIndex(({ key }) => key === cursor) + 1
    if (cursor !== undefined && from === 0)
      throw new Refused('malformed', {
        issues: [{ path: 'cursor', message: requestSentences.startListAgain }],
      })
    const newest = await newestTexts(db)
    const page = shown.slice(from, from + limit)
    const storedTexts = page.map((one): StoredSiteText => ({
      ...one,
      ...(newest.get(one.key) ?? { value: null, version: 1 }),
    }))
    const nextCursor = from + limit < shown.length ? page.at(-1)?.key : undefined
    return { data: { texts: storedTexts, facts: [...shipped.factNames] }, ...(nextCursor && { nextCursor }) }
  })

  registerRoute(app, texts.change, async ({ actor, body, params: { key }, request }) => {
    const text = textAt(key)
    if (isReplacedText(key, (await currentSettings(db)).lists)) throw new Refused('not-found')
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
    const html = await preview(path, { texts: drafts })
    if (html === null) throw new Refused('not-found')
    return { data: { html } }
  })
}
