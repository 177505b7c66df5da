import type { Page } from '@playwright/test'

/** A photograph as a camera makes it: a sky above a meadow. */
export async function photograph(page: Page) {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2000, height: 1500 })
    const painter = canvas.getContext('2d')!
    for (const [colour, from] of [
      ['#8ec9e8', 0],
      ['#5b8c3a', 1000],
    ] as const) {
      painter.fillStyle = colour
      painter.fillRect(0, from, 2000, 1500)
    }
    return canvas.toDataURL('image/jpeg')
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}
