/** Calls a function for each person, independent of failures; failures are thrown at the end. */
export async function notifyEach<T>(people: readonly T[], tell: (person: T) => Promise<void>) {
  const outcomes = await Promise.allSettled(people.map(tell))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}
