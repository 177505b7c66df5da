import type { Page } from '@playwright/test'
import { scriptReady } from './script-ready.ts'

/**
 * Does to an open page what a browser's translation does: every text node, also one that comes later, gives its place to a `font` element
 * with another text node in it. React keeps pointing at the node that is gone.
 */
export async function translatePage(page: Page) {
  await scriptReady(page)
  await page.evaluate(() => {
    const untranslated = 'script, style, noscript, textarea, option, title, svg, font'
    const translate = (under: Node) => {
      const walker = document.createTreeWalker(under, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest(untranslated)) continue
        const font = document.createElement('font')
        font.textContent = text.data
        text.replaceWith(font)
      }
    }
    translate(document.body)
    new MutationObserver((changes) => {
      for (const { target, type } of changes)
        translate(type === 'characterData' ? target.parentNode! : target)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}
