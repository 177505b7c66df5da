import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from './machine/chromium.ts'
import { encodeFilm } from './rendering/encode-film.ts'
import { recordFilm } from './rendering/record-film.ts'
import { startDevelopmentSite } from './rendering/development-site.ts'
import { root } from './run/clean-environment.ts'
import { removeFolder, temporaryFolder } from './run/temporary-folder.ts'

const films = ['guarderia', 'olfato']
const pictures = [
  { page: 'vista-previa', file: 'vista-previa.png', scale: 1 },
  { page: 'icono', file: 'icono-512.png', scale: 1 },
  { page: 'icono', file: 'icono-192.png', scale: 192 / 512 },
]
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)

const executablePath = await findChromium()
if (!executablePath) throw new Error('There is no Chromium here and none could be installed.')
const publicFolder = join(root, 'apps/web/public')
mkdirSync(join(publicFolder, 'films'), { recursive: true })

const site = await startDevelopmentSite()
const browser = await chromium.launch({ executablePath, args: chromiumFlags })
try {
  for (const name of films.filter(isWanted)) {
    const frames = temporaryFolder(`film-${name}`)
    const page = await browser.newPage()
    await recordFilm(page, `${site.url}/_sistema/peliculas/${name}`, frames)
    await encodeFilm(frames, join(publicFolder, 'films', name))
    removeFolder(frames)
    await page.close()
  }
  for (const { page: address, file, scale } of pictures.filter(({ page }) => isWanted(page))) {
    const page = await browser.newPage({
      viewport: { width: 1200, height: 640 },
      deviceScaleFactor: scale,
    })
    await page.goto(`${site.url}/_sistema/${address}`)
    await page.evaluate('document.fonts.ready')
    await page.locator('#picture').screenshot({ path: join(publicFolder, file) })
    await page.close()
  }
} finally {
  await browser.close()
  await site.stop()
}
