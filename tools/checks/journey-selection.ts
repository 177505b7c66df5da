export type JourneySelection = 'everyday' | 'proofs' | 'all'

/** A title with its tags that has all of the first and none of the second. */
const withTags = (all: readonly string[], none: readonly string[] = []) =>
  new RegExp(
    `^${all.map((tag) => `(?=.*(?:${tag}))`).join('')}${none.map((tag) => `(?!.*(?:${tag}))`).join('')}`,
  )

const eitherOf = (...some: RegExp[]) => new RegExp(some.map(({ source }) => source).join('|'))

const onPhones = '@phone-only|@also-wide|@also-phone'

/**
 * Selects the journeys of a wide window and of a phone. Untagged ones run wide, `@phone-only` on a phone;
 * `@also-wide` and `@also-phone` run on both: daily at the width of most users, in the proofs at the other as
 * well. `@long` ones run in the proofs only.
 */
const selections: Record<JourneySelection, { desktop: RegExp; phone: RegExp }> = {
  everyday: {
    desktop: withTags([], ['@phone-only|@also-wide|@long']),
    phone: withTags(['@phone-only|@also-wide'], ['@long']),
  },
  proofs: {
    desktop: withTags(['@also-wide|@long'], ['@phone-only']),
    phone: eitherOf(withTags(['@also-phone']), withTags(['@long', onPhones])),
  },
  all: { desktop: withTags([], ['@phone-only']), phone: withTags([onPhones]) },
}

/** The selection of that name; all journeys where it is none. */
export const journeysOf = (name: string | undefined) =>
  selections[Object.hasOwn(selections, name ?? '') ? (name as JourneySelection) : 'all']
