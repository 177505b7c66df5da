import type { PageSource, SitePlan } from '@rumi/contract'
import type { FastifyBaseLogger } from 'fastify'
import { isPrivate, type BuiltSite } from './built-site.ts'

/**
 * Removes scripts from a preview, which is framed without scripting. Fallbacks for visitors without scripts
 * are removed too.
 */
const unseen = /<(script|noscript)\b[\s\S]*?<\/\1>|<link rel="modulepreload"[^>]*>/g

/** Unsaved content: texts by key, or all plan cards. */
export type PageDrafts = {
  texts?: Readonly<Record<string, string>>
  plans?: readonly SitePlan[]
}

/** Renders a page with unsaved content, uncached. Null if there is no such page. */
export function createPreview(
  { patterns, render }: BuiltSite,
  source: PageSource,
  logger: Pick<FastifyBaseLogger, 'error'>,
) {
  const pages = new Set(patterns.filter((pattern) => !isPrivate(pattern) && !/[:.*]/.test(pattern)))
  return async (path: string, drafts: PageDrafts): Promise<string | null> => {
    if (!pages.has(path)) return null
    const drafted: PageSource = {
      ...source,
      // A preview shows the page also before the opening.
      isOpen: async () => true,
      texts: async () => ({ ...(await source.texts()), ...drafts.texts }),
      plans: async () => drafts.plans ?? source.plans(),
    }
    const reply = await render(path, drafted, (err) =>
      logger.error({ err, path }, 'a page could not be previewed'),
    )
    return reply.status === 200 ? (await reply.text()).replaceAll(unseen, '') : null
  }
}
