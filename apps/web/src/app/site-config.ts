/** The two palettes the house can wear (decision 5). */
export type Theme = 'sol' | 'indigo'

export type SiteConfig = { theme: Theme }

export const siteConfig: SiteConfig = { theme: 'sol' }
