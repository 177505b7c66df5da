/** A thing for each item of a list; one too few or too many does not compile. */
export type OnePer<Items extends readonly unknown[], Thing> = { readonly [Place in keyof Items]: Thing }
