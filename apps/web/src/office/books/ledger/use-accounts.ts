import { useEveryRecord } from '../../../shared/fetching/queries.ts'

/** The chart of accounts in the order of its codes, how an account is called, and what was asked for it. */
export function useAccounts() {
  const fetching = useEveryRecord('accounts', { sort: 'code' })
  const accounts = fetching.answer ?? []
  const nameOf = (id: string) => {
    const account = accounts.find((one) => one.id === id)
    return account ? `${account.code} ${account.name}` : ''
  }
  return { accounts, nameOf, fetching }
}
