/** What the office is told of its services. */
export const serviceSentences = {
  neverAnExtra: 'Solo la estética y el entrenamiento se agregan a una estancia.',
} as const
