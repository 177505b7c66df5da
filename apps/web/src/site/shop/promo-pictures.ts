/** The drawings of the shop, and which part of each stands in the box of a phone, which is narrower than it: the one with the dog's face. */
export const promoPictures = [
  { name: 'shop-promo-food', focus: 'max-md:object-[80%_50%]' },
  { name: 'shop-promo-care', focus: 'max-md:object-[70%_50%]' },
  { name: 'shop-promo-toys', focus: 'max-md:object-[54%_50%]' },
] as const
