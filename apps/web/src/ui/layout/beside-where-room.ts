/** Fields stand beside each other where each has room for a date in the size of the text, and else below each other. */
export const besideWhereRoom =
  'grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] items-end gap-3'
