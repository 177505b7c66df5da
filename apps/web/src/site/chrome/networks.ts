/** Where the house shows itself. */
export const networkAddresses = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
} as const

export type Network = keyof typeof networkAddresses
