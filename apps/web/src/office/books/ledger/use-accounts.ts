import { useEveryRecord } from '../../../shared/fetching/queries.ts'

/** Chart of accounts in order of codes, names of accounts, and the fetch state. */
export function useAccounts() {
  const fetching = useEveryRecord('accounts', { sort: 'code' })
  const accounts = fetching.answer ?? []
  const nameOf = (id: string) => {
    const account = accounts.find((one) => one.id === id)
    return account ? `${account.code} ${account.name}` : ''
  }
  return { accounts, nameOf, fetching }
}
