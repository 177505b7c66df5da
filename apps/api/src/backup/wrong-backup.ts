/** Backup or restore that cannot be done, with a one-sentence reason. */
export class WrongBackup extends Error {}
