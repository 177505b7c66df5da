/**
 * Returns the error messages that no visible sentence shows, each once. Two fields with the same error need two
 * different sentences.
 */
export function unshownMessages(
  problems: readonly { message: string }[] | undefined,
  sentences: readonly string[],
) {
  const left = [...sentences]
  const unshown = new Set<string>()
  for (const { message } of problems ?? []) {
    const at = left.findIndex((sentence) => sentence.includes(message))
    if (at >= 0) left.splice(at, 1)
    else unshown.add(message)
  }
  return [...unshown]
}
