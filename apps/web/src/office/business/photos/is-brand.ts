/** True if a slot holds a picture of the brand, which is shown whole. */
export const isBrand = (slot: string) => slot.startsWith('brand.')
