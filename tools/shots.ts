import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { buildOrLeave } from './building/build-what-is-stale.ts'
import { startBuiltProduct } from './machine/built-product.ts'
import { chromiumFlags, findChromium } from './machine/chromium.ts'
import { root } from './run/clean-environment.ts'
import { screens } from './shots/screens.ts'
import { takeShots, type Theme } from './shots/take-shots.ts'

const { values, positionals } = parseArgs({
  options: { theme: { type: 'string', default: 'sol' } },
  allowPositionals: true,
})
const themes: Theme[] =
  values.theme === 'both' ? ['sol', 'indigo'] : [values.theme === 'indigo' ? 'indigo' : 'sol']
const wanted = screens.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
if (wanted.length === 0)
  throw new Error(`No such screen. There are: ${screens.map(({ name }) => name).join(', ')}.`)

await buildOrLeave()
const executablePath = await findChromium()
if (!executablePath) throw new Error('There is no Chromium here and none could be installed.')

const folder = join(root, 'shots')
const product = await startBuiltProduct({ name: 'shots' })
const browser = await chromium.launch({ executablePath, args: chromiumFlags })
try {
  const remarks = await takeShots(browser, { url: product.url, screens: wanted, themes, folder })
  for (const remark of remarks) console.log(remark)
  console.log(`${wanted.length} screens at 3 widths lie in shots/.`)
} finally {
  await browser.close()
  await product.stop()
}
