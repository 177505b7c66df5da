/** Puts fields side by side if each fits a date at the current text size, otherwise in a column. */
export const fieldsInRow = 'grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] items-end gap-3'
