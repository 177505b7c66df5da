import { chromium } from '@playwright/test'
import { buildOrLeave } from '../../building/build-what-is-stale.ts'
import { startBuiltProduct } from '../../machine/built-product.ts'
import { chromiumFlags, findChromium } from '../../machine/chromium.ts'
import { freePort } from '../../machine/free-port.ts'
import { printFindings } from '../print-findings.ts'
import { compareCachedPage } from './compare-cached-page.ts'
import { startHandWrittenSite } from './hand-written-site.ts'
import { brokenBounds } from './page-bounds.ts'
import { privateScreens, readPrivateScreens } from './private-screens.ts'
import { publicPages, type PublicPage } from './public-pages.ts'
import { readPage } from './read-page.ts'
import { middleOf, type Reading } from './reading.ts'
import { tableHead, tableNotes, tableRow } from './site-table.ts'

export type SiteBench = { runs: number; paths: readonly string[] }

function pagesAt(paths: readonly string[]): readonly PublicPage[] {
  const unknown = paths.find(
    (path) => ![...publicPages, ...privateScreens].some((page) => page.path === path),
  )
  if (unknown) throw new Error(`${unknown} is not measured.`)
  return publicPages.filter(({ path }) => paths.length === 0 || paths.includes(path))
}

async function htmlByPath(url: string, pages: readonly PublicPage[]): Promise<Map<string, string>> {
  const html = pages.map(async ({ path }) => [path, await (await fetch(url + path)).text()] as const)
  return new Map(await Promise.all(html))
}

/** A busy machine may lose a page now and then; one that is lost twice in a row is an error. */
async function readings(url: string, { runs, port }: { runs: number; port: number }): Promise<Reading> {
  const read: Reading[] = []
  while (read.length < runs) read.push(await readPage(url, port).catch(() => readPage(url, port)))
  return middleOf(read)
}

/**
 * Reads every public page of the built product with Lighthouse, beside the same page written by hand, and opens the private screens on a
 * slow line.
 */
export async function benchSite({ runs, paths }: SiteBench): Promise<boolean> {
  const pages = pagesAt(paths)
  await buildOrLeave()
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('There is no Chromium here and none could be installed.')

  const port = await freePort()
  const product = await startBuiltProduct({ name: 'bench-site' })
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  const byHandSite = await startHandWrittenSite(product.url, await htmlByPath(product.url, pages))
  try {
    let isGood = true
    console.log(`\n${tableHead()}`)
    for (const page of pages) {
      const ours = await readings(product.url + page.path, { runs, port })
      const byHand = await readings(byHandSite.url + page.path, { runs, port })
      console.log(tableRow({ page, ours, byHand }))
      const broken = brokenBounds(ours, page)
      if (broken.length === 0) continue
      isGood = false
      for (const sentence of broken) console.log(`    ✗ ${sentence}`)
      for (const flaw of ours.flaws) console.log(`      ${flaw}`)
    }
    console.log(tableNotes)
    const findings = [
      ...(await readPrivateScreens(browser, product.url, paths)),
      ...(pages.length > 0 ? await compareCachedPage(product.url) : []),
    ]
    return printFindings(findings) && isGood
  } finally {
    byHandSite.stop()
    await browser.close()
    await product.stop()
  }
}
