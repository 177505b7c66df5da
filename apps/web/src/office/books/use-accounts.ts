import { useEveryRecord } from '../../shared/queries.ts'

/** The chart of accounts in the order of its codes, and how an account is called. */
export function useAccounts() {
  const accounts = useEveryRecord('accounts', { sort: 'code' }).answer ?? []
  const nameOf = (id: string) => {
    const account = accounts.find((one) => one.id === id)
    return account ? `${account.code} ${account.name}` : ''
  }
  return { accounts, nameOf }
}
