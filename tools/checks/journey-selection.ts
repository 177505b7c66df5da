export type JourneySelection = 'everyday' | 'proofs' | 'all'

/** A title with its tags that has all of the first and none of the second. */
const withTags = (all: readonly string[], none: readonly string[] = []) =>
  new RegExp(
    `^${all.map((tag) => `(?=.*(?:${tag}))`).join('')}${none.map((tag) => `(?!.*(?:${tag}))`).join('')}`,
  )

const eitherOf = (...some: RegExp[]) => new RegExp(some.map(({ source }) => source).join('|'))

const onPhones = '@phone-only|@also-wide|@also-phone'

/**
 * Which journeys are walked on a wide window and which on a phone. Without a tag that is a wide window, with `@phone-only` a phone. On
 * both goes what says `@also-wide` or `@also-phone`: every day at the width most of its people have, in the proofs at the other as
 * well. What says `@long` waits for the proofs.
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
