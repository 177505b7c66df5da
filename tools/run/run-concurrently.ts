/** Runs the tasks in their order, at most `atOnce` together, and answers in their order. */
export async function runConcurrently<Result>(
  tasks: readonly (() => Promise<Result>)[],
  atOnce: number,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = tasks.entries()
  const worker = async () => {
    for (const [turn, task] of waiting) results[turn] = await task()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
