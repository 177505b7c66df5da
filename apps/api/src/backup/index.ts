export { refuseWhileOpen, WrongBackup } from './wrong-backup.ts'
export { restoreBackup } from './restore-backup.ts'
export { holdsAnything } from './stored-tables.ts'
export { writeBackup } from './write-backup.ts'
