/** Messages about services. */
export const serviceSentences = {
  neverAnExtra: 'Solo la estética y el entrenamiento se agregan a una estancia.',
  groomingMinutes: (shortest: number, longest: number) =>
    `La estética de un perro dura de ${shortest} a ${longest} minutos. Escribe una duración entre esas dos.`,
} as const
