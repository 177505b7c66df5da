export { refuseDemoAccounts } from './demo-accounts.ts'
export { removeDemo } from './remove-demo.ts'
