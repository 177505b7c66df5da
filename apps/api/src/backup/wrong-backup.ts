/** What was to be saved or restored cannot be, for a reason of one sentence. */
export class WrongBackup extends Error {}
