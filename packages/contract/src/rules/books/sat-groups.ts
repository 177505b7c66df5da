import { satGroupNames } from '../business/sat-group-names.ts'

type AccountType = 'asset' | 'liability' | 'equity' | 'income' | 'expense'
type Account = { code: string; satGroup: string }

let names: ReadonlyMap<string, string> | undefined

/** Names by group, read on first use: pages without accounts never parse them. */
const namesByGroup = () =>
  (names ??= new Map(
    satGroupNames
      .trim()
      .split('\n')
      .flatMap((line) => {
        const group = line.slice(0, 3)
        return line
          .slice(4)
          .split('|')
          .map((name, place) => [place === 0 ? group : `${group}.${String(place).padStart(2, '0')}`, name])
      }),
  ))

/** SAT's name of a group, empty where it is valid and its name is not listed; null where SAT knows no such group. */
export const satGroupName = (group: string): string | null => namesByGroup().get(group) ?? null

/** Returns the SAT group of an account: its own, or that of the nearest parent; null if SAT has none. */
export function satGroupOf({ code, satGroup }: Account): string | null {
  const levels = (satGroup || code).split('.')
  for (let count = Math.min(2, levels.length); count > 0; count -= 1) {
    const group = levels.slice(0, count).join('.')
    if (satGroupName(group) !== null) return group
  }
  return null
}

/** Groups of the accounts that the system posts to. Its own codes 401.04 and 401.05 are sales at 0 % to SAT. */
export const satGroupsOfPosting: Readonly<Record<string, string>> = {
  '101.01': '101.01',
  '102.01': '102.01',
  '105.01': '105.01',
  '107.05': '107.05',
  '115.01': '115.01',
  '118.01': '118.01',
  '119.01': '119.01',
  '201.01': '201.01',
  '205.06': '205.06',
  '206.01': '206.01',
  '206.01.02': '206.01',
  '208.01': '208.01',
  '209.01': '209.01',
  '216.03': '216.03',
  '216.04': '216.04',
  '216.10': '216.10',
  '301.01': '301.01',
  '304.01': '304.01',
  '304.02': '304.02',
  '401.01': '401.01',
  '401.01.01': '401.01',
  '401.01.02': '401.01',
  '401.01.03': '401.01',
  '401.01.04': '401.01',
  '401.01.05': '401.01',
  '401.01.06': '401.01',
  '401.04': '401.01',
  '401.05': '401.38',
  '402.01': '402.01',
  '501.01': '501.01',
  '501.08': '501.08',
  '601.84': '601.84',
  '701.10': '701.10',
  '704.23': '704.23',
}

/** Parent of the income accounts of services; the only account of the standard chart that takes no entries. */
const parentOfServices = '401.01'

/** True if the system posts to the account with this code, so that none lies below it. */
export const takesEvents = (code: string) =>
  code !== parentOfServices && Object.hasOwn(satGroupsOfPosting, code)

/**
 * Account types by first digit of the group. Group 7 holds income and expenses, group 8 (memorandum accounts)
 * any type.
 */
const typesOfGroups: Readonly<Record<string, readonly AccountType[]>> = {
  1: ['asset'],
  2: ['liability'],
  3: ['equity'],
  4: ['income'],
  5: ['expense'],
  6: ['expense'],
  701: ['expense'],
  702: ['income'],
  703: ['expense'],
  704: ['income'],
}

export type SatGroupProblem = { is: 'unknown' | 'other-type' } | { is: 'changed'; usual: string }

/**
 * Returns the reason why SAT would misread an account: an unknown group, a group of another type, or another
 * group than the system posts to.
 */
export function satGroupProblem(account: Account & { type: AccountType }): SatGroupProblem | null {
  const group = satGroupOf(account)
  if (group === null) return { is: 'unknown' }
  const types = typesOfGroups[group.slice(0, 3)] ?? typesOfGroups[group.slice(0, 1)]
  if (types && !types.includes(account.type)) return { is: 'other-type' }
  const usual = satGroupsOfPosting[account.code]
  return usual === undefined || usual === group ? null : { is: 'changed', usual }
}
