/** Reference of a message for visitors and staff: 'R-1A2B3C4D'. */
export type MessageReference = `R-${string}`

export const referenceOf = (messageId: string): MessageReference => `R-${messageId.slice(0, 8).toUpperCase()}`
