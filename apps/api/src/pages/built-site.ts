import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ShippedTexts } from '../texts/index.ts'
import type { PageSource } from '@rumi/contract'

/** Renders the page or the file at a path, or the data of a page at its path with `.data` behind it. */
export type RenderPage = (
  path: string,
  source: PageSource,
  logFailure: (error: unknown) => void,
) => Promise<Response>

/** Interface of the built site for the server. */
export type BuiltSite = ShippedTexts & {
  render: RenderPage
  /** Route patterns: `/hotel`, `/mi-cuenta/rumis/:id`, `/ilustraciones/:file`. */
  patterns: readonly string[]
}

const entryOf = (siteDir: string) => join(siteDir, 'server', 'index.js')

export const siteIsBuilt = (siteDir: string) => existsSync(entryOf(siteDir))

export const openSite = async (siteDir: string) =>
  (await import(pathToFileURL(entryOf(siteDir)).href)) as BuiltSite

/** Pages behind the login: the frame that the browser fills is the same for everybody. */
export const isPrivate = (pattern: string) => /^\/(mi-cuenta|oficina|auth\/segundo-paso)(\/|$)/.test(pattern)

/** Pages that show nothing before their scripts run: private ones, and what guests begin. */
export const isDrawnByBrowser = (path: string) => isPrivate(path) || /^\/(reservar|pagar)$/.test(path)
