import type { Locator, Page } from '@playwright/test'
import { heroCarouselMinHeightPx, heroHeights } from '../../../apps/web/src/ui/layout/metrics.ts'
import { expect, test } from '../support/journey.ts'
import { pagesWithHero } from '../support/page-paths.ts'
import { scriptReady } from '../support/script-ready.ts'

const slideshow = (page: Page) => page.getByRole('region', { name: 'Fotos de nuestras fiestas' })
const shown = (carousel: Locator) => carousel.locator('fieldset:not([inert]) img')

/** The window of an iPhone SE of either year, whose bars take their share, and of two other phones. */
const smallPhones = [
  [375, 553],
  [320, 568],
  [360, 640],
  [360, 740],
] as const

async function openEvents(page: Page) {
  await page.goto('/eventos')
  const carousel = slideshow(page)
  await carousel.scrollIntoViewIfNeeded()
  // Before the page's script has come, all pictures stand there.
  await expect(carousel.locator('fieldset:not([inert])')).toHaveCount(1)
  return carousel
}

/** A finger that lands in the middle and moves sideways. */
async function swipe(carousel: Locator, byPx: number) {
  await carousel.locator('.carousel-window').evaluate((place, moved) => {
    const { x, y, width, height } = place.getBoundingClientRect()
    const at = { clientY: y + height / 2, pointerId: 7, pointerType: 'touch', button: 0, bubbles: true }
    const start = x + width / 2
    place.setPointerCapture = () => undefined
    place.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: start }))
    place.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: start + moved / 2 }))
    place.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: start + moved }))
    place.dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: start + moved }))
  }, byPx)
}

/** Delivers several crossings in one call, as a busy page does: all that were seen until the event `flush`. */
function notifyAllAtOnce() {
  const Native = window.IntersectionObserver
  window.IntersectionObserver = class extends Native {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const seen: IntersectionObserverEntry[] = []
      super((entries) => {
        seen.push(...entries)
        document.documentElement.dataset['seen'] = 'yes'
      }, options)
      window.addEventListener('flush', () => seen.length > 0 && callback(seen.splice(0), this))
    }
  }
}

test(
  'six pictures, 300 px high, in a ring: after the last the first, before the first the last',
  { tag: '@long' },
  async ({ page }) => {
    const carousel = await openEvents(page)
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
    await expect(carousel.getByRole('group', { includeHidden: true })).toHaveCount(6)
    await expect(shown(carousel)).toHaveAttribute('alt', /piñata/)
    expect((await shown(carousel).boundingBox())?.height).toBe(300)
    await carousel.getByRole('button', { name: 'Anterior' }).click()
    await expect(shown(carousel)).toHaveAttribute('alt', /ofrenda/)
    await carousel.getByRole('button', { name: 'Siguiente' }).click()
    await expect(shown(carousel)).toHaveAttribute('alt', /piñata/)
    await carousel.getByRole('button', { name: '4 de 6' }).click()
    await expect(shown(carousel)).toHaveAttribute('alt', /rincón de las fotos/)
  },
)

test(
  'a swipe of more than 50 px turns the page, a shorter one does not',
  { tag: ['@also-wide', '@long'] },
  async ({ page }) => {
    const carousel = await openEvents(page)
    await swipe(carousel, -50)
    await expect(shown(carousel)).toHaveAttribute('alt', /piñata/)
    await swipe(carousel, -60)
    await expect(shown(carousel)).toHaveAttribute('alt', /pastel/)
    await swipe(carousel, 60)
    await swipe(carousel, 60)
    await expect(shown(carousel)).toHaveAttribute('alt', /ofrenda/)
  },
)

test('a search in the page cannot push the slides away from their dots @long', async ({ page }) => {
  const carousel = await openEvents(page)
  const before = await shown(carousel).boundingBox()
  await carousel.locator('.carousel-window').evaluate((place) => {
    place.querySelectorAll('fieldset')[1]?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    place.scrollLeft = place.clientWidth
  })
  expect((await shown(carousel).boundingBox())?.x).toBe(before?.x)
})

test('with reduced motion no slide and no film plays', { tag: '@long' }, async ({ page }) => {
  const carousel = await openEvents(page)
  await expect(carousel.getByRole('button', { name: 'Reproducir' })).toBeVisible()
  await page.goto('/entrenamiento')
  const film = page.locator('video')
  await page.getByRole('heading', { name: 'También entrenamos el olfato' }).scrollIntoViewIfNeeded()
  await expect(film).toBeAttached()
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('slides change by themselves until a finger stops them', { tag: '@long' }, async ({ page }) => {
    const carousel = await openEvents(page)
    await page.mouse.move(0, 0)
    await expect(carousel.getByRole('button', { name: 'Pausar' })).toBeVisible()
    await expect(shown(carousel)).toHaveAttribute('alt', /pastel/, { timeout: 6000 })
    await swipe(carousel, -10)
    await expect(carousel.getByRole('button', { name: 'Reproducir' })).toBeVisible()
    await page.waitForTimeout(4500)
    await expect(shown(carousel)).toHaveAttribute('alt', /pastel/)
  })

  test('the film is fetched when one comes near it, plays in silence and can be paused @long', async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto('/entrenamiento')
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((path) => path.startsWith('/films/') && !path.endsWith('.webp'))).toEqual([])
    await page.getByRole('heading', { name: 'También entrenamos el olfato' }).scrollIntoViewIfNeeded()
    const film = page.locator('video')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
    expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([true, true])
    await film.locator('xpath=..').getByRole('button', { name: 'Pausar' }).click()
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  })

  test('services fade and slide in one after the other, except the first @long', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await page.goto('/hotel')
    const items = page.locator('#servicios .reveal')
    await expect(items.nth(0)).toHaveCSS('opacity', '1')
    await expect(items.nth(2)).toHaveCSS('opacity', '0')
    await items.nth(2).scrollIntoViewIfNeeded()
    await expect(items.nth(2)).toHaveCSS('transition-duration', '0.6s, 0.6s')
    await expect(items.nth(2)).toHaveCSS('transition-delay', '0.2s, 0.2s')
    await expect(items.nth(2)).toHaveCSS('opacity', '1')
  })

  test('the hero fades once less than half of it is in view, and comes back @long', async ({ page }) => {
    await page.goto('/hotel')
    await scriptReady(page)
    const words = page.locator('.fade-at-half').first()
    const showShare = (share: number) =>
      words.evaluate((element, part) => {
        const { bottom, height } = element.getBoundingClientRect()
        window.scrollTo({ top: window.scrollY + bottom - height * part, behavior: 'instant' })
      }, share)
    await expect(words).toHaveCSS('opacity', '1')
    await showShare(0.6)
    await page.waitForTimeout(800)
    await expect(words).toHaveCSS('opacity', '1')
    await showShare(0.4)
    await expect(words).toHaveCSS('opacity', '0')
    await showShare(0.6)
    await expect(words).toHaveCSS('opacity', '1')
  })

  test('on paper the title is there however far one has read, and so are all slides and answers @long', async ({
    page,
  }) => {
    await page.goto('/hotel')
    await page.mouse.wheel(0, 900)
    await expect(page.locator('.fade-at-half')).toHaveCSS('opacity', '0')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.fade-at-half')).toHaveCSS('opacity', '1')
    for (const answer of await page.locator('main details > div').all()) {
      await expect(answer).toBeVisible()
      expect((await answer.boundingBox())?.height).toBeGreaterThan(20)
    }
    const { width } = page.viewportSize()!
    for (const slide of await page.locator('.carousel-slide').all()) {
      const box = await slide.boundingBox()
      expect(box!.x).toBeGreaterThanOrEqual(0)
      expect(box!.x + box!.width).toBeLessThanOrEqual(width)
    }
  })

  test('a hero that gets its crossings late and all at once follows the last one @long', async ({ page }) => {
    await page.addInitScript(notifyAllAtOnce)
    await page.goto('/hotel')
    const seen = page.locator('html[data-seen]')
    await expect(seen).toHaveCount(1)
    await page.evaluate(() => scrollTo(0, 330))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(330)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))))
    await page.evaluate(() => window.dispatchEvent(new Event('flush')))
    await expect(page.locator('.fade-at-half').first()).toHaveCSS('opacity', '0')
  })
})

test('heroes are 75 and 55 per cent of the window at least, the first no lower than 500 px @long', async ({
  page,
}) => {
  const windowPx = 1600
  const partOfWindow = (height: string) => (Number.parseInt(height) * windowPx) / 100
  await page.setViewportSize({ width: 1280, height: windowPx })
  const heightOf = async (path: string, place: string) => {
    await page.goto(path)
    return (await page.locator(place).first().boundingBox())?.height ?? 0
  }
  expect(await heightOf('/', 'fieldset > div')).toBe(partOfWindow(heroHeights.home))
  expect(await heightOf('/hotel', 'main > section')).toBe(partOfWindow(heroHeights.page))
  await page.setViewportSize({ width: 1280, height: 400 })
  expect(await heightOf('/', 'fieldset > div')).toBeGreaterThanOrEqual(heroCarouselMinHeightPx)
  // Its words and picture are higher than that here: what holds where they are not is its smallest height.
  await expect(page.locator('fieldset > div').first()).toHaveCSS('min-height', `${heroCarouselMinHeightPx}px`)
})

for (const [inWhichFont, fontComes] of [
  ['', true],
  [', also in the font of the system', false],
] as const)
  test(
    `no hero pushes the next section off a phone, however small${inWhichFont}`,
    { tag: ['@phone-only', '@long'] },
    async ({ page, complaints }) => {
      if (!fontComes) await page.route('**/*.woff2', (route) => route.abort())
      for (const path of [...pagesWithHero, '/contacto', '/servicios', '/nosotros']) {
        await page.goto(path)
        for (const [width, height] of smallPhones) {
          await page.setViewportSize({ width, height })
          const hero = await page.locator('main > section').first().boundingBox()
          expect(hero!.y + hero!.height, `${path} on ${width}×${height}`).toBeLessThan(height - 12)
        }
      }
      if (!fontComes) expect(complaints.splice(0).every((message) => message.includes('.woff2'))).toBe(true)
    },
  )

test('the plans have arrows also where all of them show, which turn the row by one, round and round @long', async ({
  page,
}) => {
  for (const path of ['/grooming', '/guarderia', '/hotel']) {
    await page.goto(path)
    const plans = page.locator('#planes').getByRole('region')
    await expect(plans.locator('fieldset:not([inert])')).toHaveCount(3)
    const names = () => plans.locator('fieldset h3').allTextContents()
    const [first, second, third] = await names()
    await plans.getByRole('button', { name: 'Siguiente' }).click()
    await expect.poll(names).toEqual([second, third, first])
    await plans.getByRole('button', { name: 'Anterior' }).click()
    await plans.getByRole('button', { name: 'Anterior' }).click()
    await expect.poll(names).toEqual([third, first, second])
  }
})

test(
  'the shop’s slides are 70 % wide and 350 px high, on a phone too @long',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/tienda')
    const carousel = page
      .getByRole('region')
      .filter({ has: page.locator('.carousel-window') })
      .first()
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel.locator('fieldset:not([inert])')).toHaveCount(1)
    const { width, height } = (await shown(carousel).boundingBox())!
    expect(height).toBe(350)
    expect(width / (await page.evaluate(() => document.documentElement.clientWidth))).toBeCloseTo(0.7, 2)
  },
)

test('the hint says that there is more and leads there @long', async ({ page }) => {
  await page.goto('/grooming')
  await page.getByRole('link', { name: 'Descubre más' }).click()
  await expect(page.getByRole('heading', { name: 'Nuestros servicios de SPAW' })).toBeInViewport()
})
