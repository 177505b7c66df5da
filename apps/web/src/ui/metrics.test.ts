import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  accordionMaxHeightPx,
  heroCarouselMinHeightPx,
  heroHeights,
  logoHeightPx,
  sidebarWidthPx,
} from './metrics.ts'

const source = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test.each([
  ['the sidebar is as wide as it should', 'ui/motion.css', `width: ${sidebarWidthPx}px`],
  ['the logo is as high as it should', 'site/chrome/navbar.tsx', `h-[${logoHeightPx}px]`],
  ['the first hero is as high as it should', 'site/home/home-hero-carousel.tsx', heroHeights.home],
  [
    'and never lower than its carousel may be',
    'site/home/home-hero-carousel.tsx',
    `${heroCarouselMinHeightPx}px`,
  ],
  ['other heroes are as high as they should', 'site/sections/page-hero.tsx', `min-h-[${heroHeights.page}]`],
  [
    'the hero of the location is lower',
    'site/location/location-hero-section.tsx',
    `min-h-[${heroHeights.location}]`,
  ],
  ['an answer scrolls from its greatest height on', 'ui/accordion.tsx', `max-h-[${accordionMaxHeightPx}px]`],
])('%s', (_what, path, words) => {
  expect(source(path)).toContain(words)
})
