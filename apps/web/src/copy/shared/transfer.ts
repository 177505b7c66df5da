/** Account for bank transfers. */
export const transferCopy = {
  to: (holder: string) => `CLABE para transferir, a nombre de ${holder}:`,
} as const
