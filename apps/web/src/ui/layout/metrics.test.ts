import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as metrics from './metrics.ts'

const { accordionMaxHeightPx, heroCarouselMinHeightPx, heroHeights, logoHeightPx, sidebarWidthPx } = metrics

const source = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test.each([
  ['the sidebar is as wide as it should', 'ui/layout/motion.css', `width: ${sidebarWidthPx}px`],
  ['the logo is as high as it should', 'site/chrome/navbar.tsx', `h-[${logoHeightPx}px]`],
  ['the first hero is as high as it should', 'site/home/home-hero-carousel.tsx', heroHeights.home],
  [
    'and never lower than its carousel may be',
    'site/home/home-hero-carousel.tsx',
    `${heroCarouselMinHeightPx}px`,
  ],
  ['other heroes are as high as they should', 'site/sections/page-hero.tsx', `min-h-[${heroHeights.page}]`],
  ['the hero of the location is lower', 'site/location/location-page.tsx', `min-h-[${heroHeights.location}]`],
  [
    'a carousel that moves by itself takes its time where no other is named',
    'ui/controls/carousel.tsx',
    'autoplayMs = carouselAutoplayMs',
  ],
  [
    'a post of a network is as wide as it should be where no other width is named',
    'site/home/live-post.tsx',
    'widthPx = socialEmbedWidthPx',
  ],
  [
    'an answer scrolls from its greatest height on',
    'ui/controls/accordion.tsx',
    `max-h-[${accordionMaxHeightPx}px]`,
  ],
])('%s', (_what, path, words) => {
  expect(source(path)).toContain(words)
})

test('§9, metrics match the specification', () => {
  expect(metrics).toMatchObject({
    mobileBreakpointPx: 768,
    sidebarWidthPx: 250,
    navbarSolidAfterPx: 50,
    swipeThresholdPx: 50,
    logoHeightPx: 55,
    homeHeroAutoplayMs: 6000,
    carouselAutoplayMs: 5000,
    imageCarouselAutoplayMs: 3000,
    slideshowAutoplayMs: 4000,
    reveal: { durationMs: 600, delayPerItemMs: 100, visibleShare: 0.5 },
    accordionMaxHeightPx: 300,
    socialPostWidthPx: 336,
    socialEmbedWidthPx: 320,
    socialPostsMax: 6,
    ratingMax: 5,
    shortDescriptionCharacters: 20,
    blogPostsMax: 6,
  })
})
