/** Key of a price line: two dogs may share a name, and two discounts a reason. */
export const lineKey = ({ label }: { label: string }, place: number) => `${place} ${label}`
