/** The theme's colours as fills; the fallbacks are theme 'sol', for documents that load no style sheet. */
export const paint = {
  cream: 'var(--color-cream, #FFFBF4)',
  sand: 'var(--color-sand, #FFF1DA)',
  white: 'var(--color-white, #fff)',
  ink: 'var(--color-ink, #2B2140)',
  inkSoft: 'var(--color-ink-soft, #5B5270)',
  primary: 'var(--color-primary, #FF9F1A)',
  secondary: 'var(--color-secondary, #FFB516)',
  accent: 'var(--color-accent, #2EC4B6)',
  highlight: 'var(--color-highlight, #00ADA9)',
} as const

/** The pink of tongues, inner ears and bougainvillea: the one warm note that no theme changes. */
export const blush = '#F4889A'

/** The same pink away from the sun. */
export const blushShade = '#D9667F'

/** Sun and moon, which are yellow in every theme. */
export const sunlight = '#FFB516'

/** Flames, marigolds and rubber ducks, likewise. */
export const marigold = '#FF9F1A'

/** One coat in flat light: the field, the side away from the sun, and the side towards it. */
export type Coat = { base: string; shade: string; light: string }

export const coats = {
  cream: { base: '#F8E3C0', shade: '#E6C594', light: '#FFF4E0' },
  caramel: { base: '#E2A05A', shade: '#C67F3C', light: '#F3C48A' },
  chocolate: { base: '#8A5A40', shade: '#6C432F', light: '#B98560' },
  charcoal: { base: '#5A5267', shade: '#433B50', light: '#857D92' },
  grey: { base: '#A8A2AE', shade: '#88818F', light: '#D0CBD4' },
  russet: { base: '#C4683A', shade: '#A04F28', light: '#E39A68' },
} as const satisfies Record<string, Coat>

export type CoatName = keyof typeof coats
