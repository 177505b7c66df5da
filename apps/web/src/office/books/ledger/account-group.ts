import { satGroupName, satGroupOf, satGroupProblem, type RecordOf, type Resources } from '@rumi/contract'
import { accountsCopy as copy } from '../../../copy/office/books/accounts.ts'

type Grouped = Pick<RecordOf<Resources['accounts']>, 'code' | 'type' | 'satGroup'>

/** Warning about an account that SAT would misread; undefined if its group is right. */
export function groupWarning(account: Grouped): string | undefined {
  const problem = satGroupProblem(account)
  if (problem === null) return undefined
  const group = satGroupOf(account)
  if (group === null) return copy.wrongGroup.unknown(account.satGroup || account.code)
  const means = copy.groupIs(group, satGroupName(group) ?? '')
  return problem.is === 'changed'
    ? copy.wrongGroup.changed(means, problem.usual, satGroupName(problem.usual) ?? '')
    : copy.wrongGroup['other-type'](means)
}

/** SAT's name of the group, or why it is wrong. */
export function groupHint({ code, type, satGroup }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof code !== 'string' || typeof satGroup !== 'string' || satGroup === '') return undefined
  const account = { code, satGroup, type: type as Grouped['type'] }
  return groupWarning(account) ?? copy.groupOf(satGroupName(satGroupOf(account) ?? '') || satGroup)
}
