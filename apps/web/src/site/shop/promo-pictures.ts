/** Drawings of the shop, each with the part visible in a phone's narrower box: the dog's face. */
export const promoPictures = [
  { name: 'shop-promo-food', focus: 'max-md:object-[80%_50%]' },
  { name: 'shop-promo-care', focus: 'max-md:object-[70%_50%]' },
  { name: 'shop-promo-toys', focus: 'max-md:object-[54%_50%]' },
] as const
