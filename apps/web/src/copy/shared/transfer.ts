/** Where one pays by transfer. */
export const transferCopy = {
  to: (holder: string) => `CLABE para transferir, a nombre de ${holder}:`,
} as const
