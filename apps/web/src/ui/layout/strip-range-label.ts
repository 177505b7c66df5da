/** A day's label without its being called available at the calendar's ends, whatever is left of it (React Aria's words). */
export const withoutEnds = (label: string | undefined) =>
  label?.replace(/, (Primera|Última) fecha disponible/, '')
