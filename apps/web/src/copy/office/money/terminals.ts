/** Terminal with which a card is charged. */
export const terminalsCopy = { terminal: 'Terminal', choose: 'Elige la terminal' } as const
