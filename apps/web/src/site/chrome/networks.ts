/** Where the house shows itself. */
export const networkAddresses = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
} as const

export type Network = keyof typeof networkAddresses

/** The posts that the home page shows, in the order of their words: the house's own, as its telephone is. */
export const postAddresses = [
  'https://www.instagram.com/p/DRumi0Manguera/',
  'https://www.instagram.com/p/DRumi1Pastel/',
  'https://www.facebook.com/rumi.mx/posts/primera-siesta-de-taco',
  'https://www.instagram.com/p/DRumi2Luna/',
  'https://www.facebook.com/rumi.mx/posts/pelusa-antes-y-despues',
  'https://www.instagram.com/p/DRumi3Churro/',
] as const
