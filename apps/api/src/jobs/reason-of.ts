const address = /[^\s<>]+@[^\s<>]+/g

/** Why something failed, fit for a log: the driver's own words without a query's values, and no mail address. */
export function reasonOf(failure: unknown): string {
  const root = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure
  const words =
    root instanceof Error ? `${root.name}: ${root.message}` : 'something that is no error was thrown'
  return words.replaceAll(address, '[address]')
}
