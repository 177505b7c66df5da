/** Below this width the sidebar replaces the bar (spec §9). */
export const mobileBreakpointPx = 768

/** spec §9 */
export const sidebarWidthPx = 250

/** The navbar turns solid beyond this scroll position (spec §9). */
export const navbarSolidAfterPx = 50

/** A shorter drag does not move a carousel (spec §9). */
export const swipeThresholdPx = 50

/** spec §9 */
export const logoHeightPx = 55

/** decision 1 */
export const homeHeroAutoplayMs = 6000

/** spec §9 */
export const carouselAutoplayMs = 5000

/** spec §9 */
export const imageCarouselAutoplayMs = 3000

/** spec §9 */
export const slideshowAutoplayMs = 4000

/** Duration of a service item's fade and slide, and the delay between items (spec §9). */
export const reveal = { durationMs: 600, delayPerItemMs: 100, visibleShare: 0.5 } as const

/** spec §2, 'Common display behaviour' */
export const heroHeights = { home: '75vh', page: '55vh', location: '35vh' } as const

/** spec §2, 'Common display behaviour' */
export const heroCarouselMinHeightPx = 500

/** Height at which an accordion's answer scrolls (spec §4). */
export const accordionMaxHeightPx = 300

/** One social post per this much width, at least one and at most `socialPostsMax` (spec §9, decision 3). */
export const socialPostWidthPx = 336

/** Default width of a network's post (spec §9). */
export const socialEmbedWidthPx = 320

/** spec §9 */
export const socialPostsMax = 6

/** spec §9 */
export const ratingMax = 5

/** Length of a description on a product's card before it expands (spec §9). */
export const shortDescriptionCharacters = 20

/** spec §9 */
export const blogPostsMax = 6
