/** Tells each of several something, whatever happens to the others; what went wrong is thrown once all were told. */
export async function tellEach<T>(people: readonly T[], tell: (person: T) => Promise<void>) {
  const outcomes = await Promise.allSettled(people.map(tell))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}
