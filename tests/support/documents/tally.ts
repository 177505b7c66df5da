/** How often each answer came: `201`, `422 dog-limit`. */
export const countOutcomes = (answers: readonly { status: number; body: { code?: string } | null }[]) =>
  answers.reduce<Record<string, number>>((counts, { status, body }) => {
    const called = `${status}${body?.code ? ` ${body.code}` : ''}`
    return { ...counts, [called]: (counts[called] ?? 0) + 1 }
  }, {})
