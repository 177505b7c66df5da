import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { buildOrLeave } from './building/build-what-is-stale.ts'
import { startBuiltProduct } from './machine/built-product.ts'
import { chromiumFlags, findChromium } from './machine/chromium.ts'
import { root } from './run/clean-environment.ts'
import { screens } from './shots/screens.ts'
import { takeShots, windowsOf, type Theme } from './shots/take-shots.ts'

const { values, positionals } = parseArgs({
  options: { theme: { type: 'string', default: 'sol' }, tight: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const themes: Theme[] =
  values.theme === 'both' ? ['sol', 'indigo'] : [values.theme === 'indigo' ? 'indigo' : 'sol']
const windows = values.tight ? windowsOf.tight : windowsOf.usual
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
  const remarks = await takeShots(browser, { url: product.url, screens: wanted, windows, themes, folder })
  for (const remark of remarks) console.log(remark)
  console.log(`${wanted.length} screens in ${windows.length} windows lie in shots/.`)
} finally {
  await browser.close()
  await product.stop()
}
