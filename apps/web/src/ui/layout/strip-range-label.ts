/** Removes React Aria's 'available' phrase from a label at the ends of a range. */
export const stripRangeLabel = (label: string | undefined) =>
  label?.replace(/, (Primera|Última) fecha disponible/, '')
