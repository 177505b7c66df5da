export { clientRepository } from './client-repository.ts'
export { openAccountOf } from './open-account.ts'
export { accountOf, peopleOfAccount } from './people-of-account.ts'
