/** What tells a line of a price from the others: two dogs may have one name, and two discounts one reason. */
export const lineKey = ({ label }: { label: string }, place: number) => `${place} ${label}`
