/** The two palettes the house can wear (decision 5). */
export type Theme = 'sol' | 'indigo'

export type Network = 'instagram' | 'facebook'

export type SiteConfig = {
  theme: Theme
  /** Where the house shows itself. */
  networks: Record<Network, string>
  /**
   * Posts on Instagram, the newest first, that take the place of our own cards once the network has really drawn them.
   * Without any, nothing is ever asked of the network (decision 50).
   */
  socialPosts: readonly string[]
}

export const siteConfig: SiteConfig = {
  theme: 'sol',
  networks: { instagram: 'https://www.instagram.com/', facebook: 'https://www.facebook.com/' },
  socialPosts: [
    'https://www.instagram.com/p/DRumi0Manguera/',
    'https://www.instagram.com/p/DRumi1Pastel/',
    'https://www.instagram.com/p/DRumi2Hamaca/',
    'https://www.instagram.com/p/DRumi3Aro/',
    'https://www.instagram.com/p/DRumi4Spaw/',
    'https://www.instagram.com/p/DRumi5Regalo/',
  ],
}
