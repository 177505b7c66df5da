/** Replaces characters by their form without accents and capitals, position by position. */
const plainForm = (text: string) =>
  text.replaceAll(/./gsu, (sign) => {
    const plain = sign.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    return plain.length === sign.length ? plain : sign
  })

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

type Names = { names: readonly string[]; instead: string }

/**
 * Replaces whole names in a text, longest first, without regard to accents and capitals. At the beginning of a sentence the replacement
 * gets a capital.
 */
export function hideNames(text: string, hidden: readonly Names[]): string {
  const insteadOf = new Map(
    hidden.flatMap(({ names, instead }) =>
      names.flatMap((name) => (name.trim() === '' ? [] : [[plainForm(name.trim()), instead] as const])),
    ),
  )
  if (insteadOf.size === 0) return text
  const longestFirst = [...insteadOf.keys()].toSorted((one, other) => other.length - one.length)
  const named = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.map(escaped).join('|')})(?![\p{L}\p{N}])`,
    'gu',
  )
  let written = ''
  let end = 0
  for (const { 0: name, index } of plainForm(text).matchAll(named)) {
    const before = text.slice(end, index)
    written += before
    written += startsSentence(written) ? capitalised(insteadOf.get(name)!) : insteadOf.get(name)!
    end = index + name.length
  }
  return written + text.slice(end)
}

const startsSentence = (before: string) => /(?:^|[.!?¡¿\n]\s*)$/u.test(before)
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
