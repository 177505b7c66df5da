/** Tuple with one entry per item of a list; any other length does not compile. */
export type OnePer<Items extends readonly unknown[], Thing> = { readonly [Place in keyof Items]: Thing }
